const zone = 'Asia/Kolkata';
const today = `(select (now() at time zone '${zone}')::date)`;

const inCategory = (...categories: string[]): string =>
  `(array(select id from status where category in (${categories.map((one) => `'${one}'`).join(', ')})))`;
export const isHiredSql = inCategory('hired');
export const isOpenSql = inCategory('start', 'active', 'on-hold');

export const referralJoinsSql = `join application a on a.id = r.application_id
  join applicant p on p.id = a.applicant_id join job j on j.id = r.job_id
  join status s on s.id = a.status_id join app_user f on f.id = r.referrer_id`;
const read = `referral r ${referralJoinsSql}`;

const place = (of: string): string =>
  `(case when ${of}.state in ('exported', 'paid') then 0 when ${of}.state = 'approved' then 1 else 2 end, ${of}.referred_at, ${of}.id)`;
const gap = `r.referred_at - make_interval(months => r.gap_months)`;
const referredOn = `(r.referred_at at time zone '${zone}')::date`;

/**
 * SQL that matches applicants who applied without a referrer within the gap, or who were employees before.
 */
const appliedBefore = (person: string): string => `from application e
    where e.applicant_id = ${person} and e.id <> a.id
    and e.referrer_id is null and e.created_at < r.referred_at and e.created_at >= ${gap}`;
const workedBefore = `from app_user c where lower(c.email) = lower(p.email) and c.id <> r.referrer_id
    and c.joining_date < ${referredOn}
    and not (r.pays_rehired and coalesce(c.leaving_date < ((${gap}) at time zone '${zone}')::date, false))`;
const rival = (
  person: string,
): string => `from application b join referral o on o.application_id = b.id
    where b.applicant_id = ${person} and b.id <> a.id
      and o.state not in ('not-eligible', 'reversed')
      and not (o.state = 'waiting' and b.status_id = any ${inCategory('withdrawn')}) and (o.job_id = r.job_id or r.attribution <> 'Two')
      and (o.referred_at >= ${gap} or o.job_id = r.job_id) and (r.attribution = 'Three' or ${place('o')} < ${place('r')})`;
/** Records that are probably of the same person; most people have none, so `exists` comes first. */
const twin = `from applicant t where t.id <> p.id and (t.mailbox = p.mailbox
  or (t.phone_number <> '' and t.phone_number = p.phone_number))`;
const twins = `same_people(case when exists (select ${twin}) then p.id end) as q (id)`;
const mayNotRefer = `exists (select from referral_eligibility e
  where e.designation_id = f.designation_id and not e.is_eligible)`;

/** SQL condition: nothing but dates, status and employment can stop the payout. */
export const hasNoBlockingRuleSql = `r.amount_minor > 0 and not ${mayNotRefer}
  and lower(p.email) <> lower(f.email) and j.hiring_manager_id is distinct from r.referrer_id
  and j.recruiting_manager_id is distinct from r.referrer_id and a.recruiter_id is distinct from r.referrer_id
  and not exists (select from job_user u where u.job_id = j.id and u.user_id = r.referrer_id)
  and not exists (select from group_member m where m.group_id = j.group_id and m.user_id = r.referrer_id)
  and not exists (select ${appliedBefore('a.applicant_id')}) and not exists (select ${workedBefore})
  and not exists (select ${rival('a.applicant_id')})
  and not exists (select from ${twins} where q.id <> p.id
    and (exists (select ${appliedBefore('q.id')}) or exists (select ${rival('q.id')})))`;

const on = (day: string): string => `to_char(${day}, 'FMDD FMMonth YYYY')`;
const rivalOn = `(select ${on(`min(o.referred_at at time zone '${zone}')`)} ${rival('a.applicant_id')})`;
const payableStatus = `case when j.pipeline_id is null then r.without_payable_status_id
    else r.with_payable_status_id end`;

/** Reason why a waiting payout is not due, in the lists' short form; null if it is due. */
export const notDueReasonSql = `coalesce(
  case when s.category in ('rejected', 'withdrawn') then 'The applicant is ' || s.name
    when r.hire_left_on < coalesce(r.payable_on, 'infinity') then 'The person left on ' || ${on('r.hire_left_on')}
    when f.leaving_date < coalesce(r.payable_on, 'infinity') then 'The referrer left on ' || ${on('f.leaving_date')}
    when ${mayNotRefer} then (select name from designation n where n.id = f.designation_id) || ' may not refer'
    when lower(p.email) = lower(f.email) then 'Conflict of interest: Refers themselves'
    when j.hiring_manager_id = r.referrer_id then 'Conflict of interest: Hiring manager of the job'
    when j.recruiting_manager_id = r.referrer_id then 'Conflict of interest: Recruiting manager of the job'
    when a.recruiter_id = r.referrer_id then 'Conflict of interest: Recruiter of the applicant' end,
  'The person applied or worked here on ' || ${on(`greatest(
    (select max((e.created_at at time zone '${zone}')::date) ${appliedBefore('a.applicant_id')}),
    (select max(coalesce(c.leaving_date, ${referredOn})) ${workedBefore}))`)},
  case when r.attribution <> 'Three' then 'Another referral of this person comes first, of ' || ${rivalOn} end,
  case when r.amount_minor > 0 then null when r.amount_minor = 0 then 'The amount was 0'
    else 'No slab fitted' end,
  case when s.category <> 'hired' then 'Not hired yet: ' || s.name
    when ${payableStatus} <> s.id then 'The status is ' || s.name
    when a.joining_date is null then 'There is no joining date'
    when a.joining_date > ${today} then 'Joins on ' || ${on('a.joining_date')}
    when r.payable_on > ${today} then 'Payable from ' || ${on('r.payable_on')}
    when f.leaving_date is null and not f.is_active then 'The referrer is deactivated' end,
  case when r.attribution = 'Three' then 'There is another referral of this person, of ' || ${rivalOn} end)`;

const appliedOn = `(a.created_at at time zone '${zone}')::date`;
const doubtful = `(a.joining_date not between ${appliedOn} and ${appliedOn} + 365
  and a.joining_date is distinct from r.confirmed_joining_date)`;
const employed = `not coalesce(${doubtful}, false) and coalesce(r.hire_left_on >= r.payable_on, true)
  and case when f.leaving_date is null then f.is_active else f.leaving_date >= r.payable_on end`;

export const isDueSql = `r.state = 'waiting' and r.payable_on <= ${today} and s.category = 'hired'
  and a.joining_date <= ${today} and ${employed}
  and coalesce(${payableStatus} = s.id, true)
  and ${hasNoBlockingRuleSql}`;

const unpaid = `r.state in ('waiting', 'approved') and s.category = 'hired' and ${hasNoBlockingRuleSql}`;
const missing = `case when a.joining_date is null then 'joining-date' when ${doubtful} then 'doubtful-date'
  when r.hire_left_on < r.payable_on then 'hire-left'
  when not (case when f.leaving_date is null then f.is_active else f.leaving_date >= r.payable_on end)
    then 'referrer-left' end`;
const money = (minor: string): string => `trim_scale(${minor} / 100.0)`;

const calendar = `select coalesce(json_agg(json_build_object('month', month, 'missing', missing, 'departmentId', d.id,
    'department', d.name, 'payouts', payouts, 'amounts', amounts)
    order by month, missing, d.name, d.id), '[]')
  from (
    select month, missing, department_id, sum(payouts) as payouts,
      json_agg(json_build_object('currency', currency, 'amount', ${money('minor')}) order by currency) as amounts
    from (
      select case when missing is null then to_char(payable_on, 'YYYY-MM') end as month, missing,
        department_id, currency, count(*) as payouts, sum(amount_minor) as minor
      from (select ${missing} as missing, r.payable_on, j.department_id, r.currency, r.amount_minor
        from ${read} where ${unpaid}) owed
      group by 1, 2, 3, 4) part
    group by 1, 2, 3) line
    join department d on d.id = department_id`;

const promised = `count(*) as payouts, currency, sum(r.amount_minor) / 100.0 as amount`;
const list = (select: string): string =>
  `(select coalesce(json_agg(line), '[]') from (${select}) line)`;
const yearAgo = `((${today} - interval '12 months')::timestamp at time zone '${zone}')`;

const forecast = `select json_build_object(
  'confirmed', ${list(`select to_char(payable_on, 'YYYY-MM') as month, ${promised}
    from ${read} where ${unpaid} and ${missing} is null group by 1, currency`)},
  'open', ${list(`select coalesce(a.stage_id, 0) as "stageId", r.release_days as "releaseDays",
      (a.stage_since at time zone '${zone}')::date as since, ${promised}
    from ${read} where r.state = 'waiting' and a.status_id = any ${isOpenSql} and ${hasNoBlockingRuleSql}
    group by 1, 2, 3, currency`)},
  'samples', ${list(`
    select stage_id as "stageId", count(*) as ended, count(*) filter (where is_hired) as hired,
      percentile_disc(0.5) within group (order by greatest(0, days))
        filter (where is_hired and days is not null) as days
    from (
      select a.id, coalesce(h.stage_id, 0) as stage_id, a.status_id = any ${isHiredSql} as is_hired,
        a.joining_date - (min(h.created_at) at time zone '${zone}')::date as days
      from referral r join application a on a.id = r.application_id
        join application_history h on h.application_id = a.id
      where a.status_id = any ${inCategory('hired', 'rejected', 'withdrawn')}
        and (select max(created_at) from application_history where application_id = a.id) >= ${yearAgo}
      group by a.id, h.stage_id) visit
    group by 1`)})`;

const figure = (name: string, since: string, from: string): string => `
  select '${name}' as figure, currency, count(*) as payouts, max(${since}) as longest,
    sum(amount_minor) / 100.0 as amount from ${from} group by currency`;

const figures = `select coalesce(json_agg(line), '[]') from (
  ${figure('due', `${today} - r.payable_on`, `${read} where ${isDueSql}`)} union all
  ${figure(
    'month',
    'null::integer',
    `${read} where ${unpaid} and ${missing} is null
    and r.payable_on >= date_trunc('month', ${today}) and r.payable_on < date_trunc('month', ${today}) + interval '1 month'`,
  )} union all
  ${figure('unconfirmed', 'null::integer', `${read} where ${unpaid} and ${missing} is not null`)} union all
  ${figure(
    'held',
    `${today} - (select max(at at time zone '${zone}')::date from referral_event e
      where e.referral_id = r.id and to_state = 'on-hold' and fact is null)`,
    `referral r where r.state = 'on-hold'`,
  )} union all
  ${figure(
    'paid',
    'null::integer',
    `referral r where r.state = 'paid' and r.id in (select referral_id from referral_event
      where to_state = 'paid' and fact is null
        and at >= date_trunc('year', ${today}::timestamp) at time zone '${zone}')`,
  )}) line`;

export const payoutPageStatements = { calendar, forecast, figures };
