import sql, { join, raw, type Sql } from 'sql-template-tag';
import { hadNoPart, partOf } from '../../platform/hiring-parts/parts';
import { companyZone } from '../../platform/lists/company-zone';
import type { ReferralFacts } from './payout.rule';

const day = (instant: Sql): Sql => sql`(${instant} at time zone ${companyZone})::date`;
const gapStart = sql`(referral.referred_at - make_interval(months => referral.gap_months))`;

/** Whether another application of this person was nobody's referral, within the gap before this one. */
const isEarlier = sql`(other.referrer_id is null
  and other.created_at < referral.referred_at and other.created_at >= ${gapStart})`;

/** Former employment under the person's address, unless the time since is long enough and it is paid for. */
const formerEmployment = sql`
  from app_user colleague
  where colleague.mailbox = applicant.mailbox
    and colleague.id <> referral.referrer_id
    and colleague.joining_date < ${day(sql`referral.referred_at`)}
    and not (referral.pays_rehired and coalesce(colleague.leaving_date < ${day(gapStart)}, false))`;

/** Nothing is paid twice: money that went out counts before an approval, and that before any day. */
const place = (of: string): Sql => sql`(
  case when ${raw(of)}.state in ('exported', 'paid') then 0
    when ${raw(of)}.state = 'approved' then 1 else 2 end, ${raw(of)}.referred_at, ${raw(of)}.id)`;

/** Who let a referral go before anything was decided claims no credit with it. */
const isGivenUp = sql`(rival.state = 'waiting' and rival.hire_id is null
  and other.status_id in (select id from status where category = 'withdrawn'))`;

/**
 * Whether another referral of this person counts first, be it by the same referrer. For the same job it
 * does however long ago it was: that hire is paid once.
 */
const isRival = sql`(rival.state not in ('not-eligible', 'reversed') and not ${isGivenUp}
  and (rival.job_id = job.id or rival.hire_id = application.id
    or (referral.attribution <> 'Two' and rival.referred_at >= ${gapStart}))
  and (referral.attribution = 'Three' or ${place('rival')} < ${place('referral')}))`;

/** A record that is probably of the person has the referrer's own mailbox. */
const isSelf = sql`(known.mailbox = referrer.mailbox)`;

/** Told from indexes alone: of most people there is nobody else who may be the same. */
const hasTwins = sql`(
  exists (select from applicant twin where twin.mailbox = applicant.mailbox
    and twin.id <> applicant.id)
  or exists (select from applicant twin where twin.phone_number = applicant.phone_number
    and twin.phone_number <> '' and twin.id <> applicant.id)
  or exists (select from applicant twin where twin.document_hash = applicant.document_hash
    and twin.id <> applicant.id)
  or exists (select from applicant twin where twin.merged_into_id = applicant.id)
  or exists (select from duplicate_pair pair where pair.first_id = applicant.id)
  or exists (select from duplicate_pair pair where pair.second_id = applicant.id))`;

/** What went out for this job and a record; whom somebody told apart is another person. */
const paidAs = (record: string): Sql => sql`
  from paid_hire paid
  where paid.job_id = job.id
    and paid.mark = any (${raw(record)}.marks)
    and paid.referral_id is distinct from referral.id
    and not told_apart(paid.applicant_id, application.applicant_id)`;

/** Everything that is known of whoever is probably this person, apart from what was referred here. */
const elsewhere = sql`
  from (
      select application.applicant_id as person
      union all
      select person from same_people(case when ${hasTwins} then applicant.id end) person
      where person is distinct from applicant.id) probable
    left join applicant known on known.id = person
    left join application other on other.applicant_id = person
      and other.id <> referral.application_id
    left join referral rival on rival.application_id = other.id
    left join lateral (
      select min(paid.paid_on) as paid_on ${paidAs('known')} and known.id <> applicant.id) went on true`;

/** Beside these records there are more than are looked at. */
const areMore = sql`(person is null)`;

/** What the other records and applications of this person tell, by one look at them. */
const others = sql`
  select bool_or(${isSelf}) as are_self, bool_or(${areMore}) as are_more,
    max(${day(sql`other.created_at`)}) filter (where ${isEarlier}) as applied_on,
    min(${day(sql`rival.referred_at`)}) filter (where ${isRival}) as rival_on,
    min(went.paid_on) as paid_on
  ${elsewhere}`;

/** What went out for this job and a record like this one, whatever became of that since. */
const paidHire = paidAs('applicant');

const appliedOn = day(sql`application.created_at`);

/** As `isDoubtful` of the rules says of one. */
const isDoubtful = sql`(
  application.joining_date not between ${appliedOn} and ${appliedOn} + 365
  and application.joining_date is distinct from referral.confirmed_joining_date)`;

/** The status that was promised with the referral: of jobs with a pipeline another than of those without. */
const payableStatusId = sql`
  case when job.pipeline_id is null then referral.without_payable_status_id
    else referral.with_payable_status_id end`;

/** What is promised instead of the status that the person has. */
const otherPayableStatus = sql`
  from status payable where payable.id = ${payableStatusId} and payable.id <> status.id`;

/** What a person had to do with the hiring since the referral, over `factsSource`. */
export const partSince = (person: Sql): Sql => partOf(person, day);

/** The referrer's position, where it may not refer. */
const shutPosition = sql`
  from referral_eligibility eligibility
  where eligibility.designation_id = referrer.designation_id and not eligibility.is_eligible`;

/** Each fact as it is read over `factsSource`. */
const facts: Readonly<Record<keyof ReferralFacts, Sql>> = {
  state: sql`referral.state`,
  reason: sql`referral.reason`,
  category: sql`status.category`,
  status: sql`status.name`,
  hiredFor: sql`case when referral.hire_id is not null then job.title end`,
  payableStatus: sql`(select payable.name ${otherPayableStatus})`,
  joiningDate: sql`application.joining_date`,
  appliedOn,
  confirmedJoiningDate: sql`referral.confirmed_joining_date`,
  payableOn: sql`referral.payable_on`,
  releaseDays: sql`referral.release_days`,
  hireLeftOn: sql`referral.hire_left_on`,
  referrerIsActive: sql`referrer.is_active`,
  referrerLeftOn: sql`referrer.leaving_date`,
  position: sql`(select name from designation where designation.id = referrer.designation_id)`,
  positionMayRefer: sql`(not exists (select ${shutPosition}))`,
  conflict: sql`case when others.are_self then 'Refers themselves' else part.words end`,
  conflictSince: sql`case when not coalesce(others.are_self, false) then part.since end`,
  conflictUntil: sql`case when not coalesce(others.are_self, false) then part.until end`,
  gapMonths: sql`referral.gap_months`,
  knownOn: sql`greatest(
    others.applied_on,
    (select max(coalesce(colleague.leaving_date, ${day(sql`referral.referred_at`)})) ${formerEmployment}))`,
  rivalOn: sql`others.rival_on`,
  paidOn: sql`least(others.paid_on, (select min(paid.paid_on) ${paidHire}))`,
  areMore: sql`coalesce(others.are_more, false)`,
  recruiterDecides: sql`(referral.attribution = 'Three')`,
  amountMinor: sql`referral.amount_minor`,
};

/**
 * What a payout is judged by, each found by its key: table, alias, and the key. The application is the one
 * that the person was hired by, where the promise went on with a hire for another job.
 */
const keyed = [
  ['application', 'application', 'coalesce(referral.hire_id, referral.application_id)'],
  ['status', 'status', 'application.status_id'],
  ['applicant', 'applicant', 'application.applicant_id'],
  ['job', 'job', 'application.job_id'],
  ['app_user', 'referrer', 'referral.referrer_id'],
] as const;
const joinAll = (each: (table: Sql, alias: Sql, key: Sql) => Sql): Sql =>
  join(
    keyed.map(([table, alias, key]) => each(raw(table), raw(alias), raw(key))),
    ' ',
  );

/** What conditions on a payout are read from, beside `referral`. */
export const factSource = joinAll(
  (table, alias, key) => sql`join ${table} ${alias} on ${alias}.id = ${key}`,
);

/** What the facts themselves are read from. */
export const factsSource = sql`
  ${factSource} cross join lateral (${others}) others
  left join lateral (${partSince(sql`referral.referrer_id`)}) part on true`;

/** The facts of a referral as a JSON object, over `factsSource`. */
export const factsJson = sql`json_build_object(${join(
  Object.entries(facts).map(([name, value]) => sql`${raw(`'${name}'`)}, ${value}`),
)})`;

/**
 * No rule stops the payout but those of its days, of the status and of employment. Each is written so that
 * the planner knows how few it stops: of a case or of `coalesce` it thinks that hardly anything is left.
 */
export const isStoppedByNone = sql`(
  ${facts.positionMayRefer} and referral.amount_minor > 0
  and ${join(hadNoPart(sql`referral.referrer_id`), ' and ')}
  and not exists (select ${formerEmployment})
  and not exists (
    select ${elsewhere}
    where ${isSelf} or ${isEarlier} or ${isRival} or ${areMore} or went.paid_on is not null)
  and not exists (select ${paidHire}))`;

/** What is missing of the confirmation that both are employed up to the payable day; null where nothing is. */
export const missingConfirmation = sql`case
  when application.joining_date is null then 'joining-date'
  when ${isDoubtful} then 'doubtful-date'
  when referral.hire_left_on < referral.payable_on then 'hire-left'
  when not (case when referrer.leaving_date is null then referrer.is_active
    else referrer.leaving_date >= referral.payable_on end) then 'referrer-left' end`;

/** Nothing is missing of it where there is a joining date; told apart, for the planner as above. */
const isConfirmed = sql`(
  not ${isDoubtful}
  and (referral.hire_left_on is null or referral.hire_left_on >= referral.payable_on)
  and case when referrer.leaving_date is null then referrer.is_active
    else referrer.leaving_date >= referral.payable_on end)`;

/** Neither paid nor refused, of a person who is hired, over `factSource`. */
export const isToBePaid = sql`(
  referral.state in ('waiting', 'approved') and status.category = 'hired' and ${isStoppedByNone})`;

/** Waiting with every rule met, over `factSource`; the same as `standingOf` says of one. */
export const isDueOn = (today: string): Sql => sql`(
  referral.state = 'waiting' and referral.payable_on <= ${today}
  and status.category = 'hired' and not exists (select ${otherPayableStatus})
  and application.joining_date <= ${today}
  and ${isConfirmed} and ${isStoppedByNone})`;

/**
 * The id of each of them. Those whose day has come are found first, and what they are judged by is looked up
 * for each: the planner takes them for a handful, and would read all who are hired or all jobs.
 */
export const dueOn = (today: string): Sql => sql`
  select referral.id
  from (select * from referral where state = 'waiting' and payable_on <= ${today} offset 0) referral
    ${joinAll(
      (table, alias, key) =>
        sql`cross join lateral (select * from ${table} where id = ${key} offset 0) ${alias}`,
    )}
  where ${isDueOn(today)}`;
