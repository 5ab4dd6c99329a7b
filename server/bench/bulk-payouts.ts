import sql, { raw } from 'sql-template-tag';
import { mostBatchRows } from '../contract/referrals/payout-batches/payout-batch-constants';
import type { Db } from '../src/platform/db/database';
import { selectDueReferrals } from '../src/referrals/payouts/referral-facts';
import { recordPaidHires } from '../src/referrals/payouts/paid-hires';
import { writePayoutAudit } from '../demo/payout-audit';
import { payoutOfficerId, secondPayoutOfficerId } from '../demo/people';

/** Both users approve every batch, so neither of them takes part in the hires that are paid. */
const approvers = sql`(${payoutOfficerId}::integer, ${secondPayoutOfficerId}::integer)`;

const writeLeavers = (db: Db, before: number, today: string): Promise<number> =>
  db.run(sql`
    with leaver as (
      update referral set hire_left_on = payable_on - release_days + 40, version = version + 1
      where id > ${before} and id % 11 = 7 and payable_on - release_days + 40 < ${today}
        and payable_on - release_days + 40 < payable_on
      returning id, hire_left_on)
    insert into referral_event (referral_id, from_state, to_state, actor_id, at, fact, day_after)
    select id, 'waiting', 'waiting', ${payoutOfficerId}::integer, hire_left_on + time '06:00', 'leaving', hire_left_on
    from leaver order by hire_left_on, id`);

/** Days between two batches: each is built on the day after the last payable date in it. */
const round = 30;
/** Age of the batches in each state, counted in rounds of `round` days. */
const rounds = { open: 1, approved: 2, exported: 3 };

const planPayouts = async (db: Db, before: number, today: string): Promise<void> => {
  await db.run(sql`
    create temporary table payout_plan on commit drop as
    with due as (
      select referral.id, referral.currency, referral.payable_on,
        (${today}::date - referral.payable_on) / ${round}::integer as age,
        row_number() over (order by referral.payable_on, referral.id) as place
      from referral join application on application.id = referral.application_id
        join job on job.id = referral.job_id
      where referral.id > ${before} and referral.id in (${selectDueReferrals(today)})
        and referral.payable_on < ${today}::date - 3
        and coalesce(job.hiring_manager_id, 0) not in ${approvers}
        and coalesce(job.recruiting_manager_id, 0) not in ${approvers}
        and coalesce(application.recruiter_id, 0) not in ${approvers}
        and referral.referrer_id not in ${approvers}
        and not exists (
          select from group_member where group_id = job.group_id and user_id in ${approvers})
        and not exists (
          select from job_user where job_id = job.id and user_id in ${approvers})),
    fated as (
      select *, case
        when place % 20 = 3 then 'on-hold'
        when place % 6 = 5 then 'waiting'
        when age = 0 then case when place % 2 = 0 then 'approved' else 'waiting' end
        when age = ${rounds.open} then 'open'
        when age = ${rounds.approved} then 'approved'
        when age = ${rounds.exported} then 'exported'
        when place % 50 = 7 then 'reversed' else 'paid' end as fate
      from due)
    select *, age > 0 and fate not in ('on-hold', 'waiting') as goes_out,
      (${today}::date - age * ${round}::integer + 1) + time '04:30' as built_at,
      (row_number() over (partition by currency, age, fate in ('on-hold', 'waiting') order by id) - 1)
        / ${raw(String(mostBatchRows))} as part
    from fated`);
  await db.run(sql`analyze payout_plan`);
};

/** An exported batch takes no more rows, so all rows are inserted before its export. */
const buildBatches = async (db: Db): Promise<void> => {
  await db.run(sql`
    create temporary table batch_plan on commit drop as
    select nextval(pg_get_serial_sequence('payout_batch', 'id'))::integer as id, made.*
    from (
      select currency, age, part, built_at from payout_plan where goes_out
      group by 1, 2, 3, 4 order by built_at, currency, part) made`);
  await db.run(sql`
    insert into payout_batch (id, currency, approvals, state, created_by, created_at)
    select id, currency, 2, case when age = ${rounds.open} then 'open' else 'approved' end,
      ${payoutOfficerId}, built_at
    from batch_plan`);
  await db.run(sql`
    insert into payout_batch_approval (batch_id, approver_id, at)
    select id, ${secondPayoutOfficerId}::integer, built_at + interval '20 hours' from batch_plan
    union all
    select id, ${payoutOfficerId}, built_at + interval '1 day' from batch_plan where age > ${rounds.open}`);
  await db.run(sql`
    insert into payout_batch_row (batch_id, referral_id, application_id, employee_number, employee,
      email, job_code, department, payable_on, amount_minor, currency)
    select batch.id, referral.id, referral.application_id, coalesce(referrer.external_id, ''),
      btrim(referrer.first_name || ' ' || referrer.last_name), coalesce(referrer.email, ''),
      job.code, department.name, referral.payable_on, referral.amount_minor, referral.currency
    from batch_plan batch
      join payout_plan plan on plan.goes_out and plan.currency = batch.currency
        and plan.age = batch.age and plan.part = batch.part
      join referral on referral.id = plan.id
      join app_user referrer on referrer.id = referral.referrer_id
      join job on job.id = referral.job_id join department on department.id = job.department_id
    order by batch.id, referral.application_id`);
  await db.run(sql`
    update payout_batch set state = 'exported', exported_by = ${payoutOfficerId},
      exported_at = built_at + interval '3 days'
    from batch_plan where batch_plan.id = payout_batch.id and age >= ${rounds.exported}`);
};

const writeSteps = async (db: Db): Promise<void> => {
  await db.run(sql`
    create temporary table step_plan on commit drop as
    select plan.id, step.*
    from payout_plan plan cross join lateral (
      select 'due' as from_state, 'on-hold' as to_state, 'unconfirmed' as reason,
        'Waiting for the manager to confirm that both are employed' as remark,
        payable_on + 2 + time '06:00' as at, 1 as place
      where fate = 'on-hold'
      union all select 'due', 'approved', '', '',
        case when goes_out then built_at + interval '1 day' else payable_on + 2 + time '05:00' end, 1
      where fate in ('approved', 'exported', 'paid', 'reversed')
      union all select 'approved', 'exported', '', '', built_at + interval '3 days', 2
      where fate in ('exported', 'paid', 'reversed')
      union all select 'exported', 'paid', '', 'Paid with the salary of the month',
        built_at + interval '6 days', 3
      where fate in ('paid', 'reversed')
      union all select 'paid', 'reversed', 'other',
        'Payroll had paid it by hand already, taken back with the next salary',
        built_at + interval '40 days', 4
      where fate = 'reversed') step`);
  await db.run(sql`
    insert into referral_event (referral_id, from_state, to_state, reason, remark, actor_id, at)
    select id, from_state, to_state, reason, remark, ${payoutOfficerId}, at
    from step_plan order by at, id, place`);
  await db.run(sql`
    update referral set state = latest.to_state, reason = latest.reason, remark = latest.remark,
      version = version + latest.place
    from (select distinct on (id) * from step_plan order by id, place desc) latest
    where latest.id = referral.id`);
};

const writeRefusals = async (db: Db, before: number, today: string): Promise<void> => {
  await db.run(sql`
    with stopped as (
      select referral.id, case when hire_left_on is not null then 'hire-left' else 'conflict' end as reason,
        payable_on + 4 + time '06:00' as at
      from referral join job on job.id = referral.job_id
        join application on application.id = referral.application_id
      where referral.id > ${before} and referral.id % 2 = 1 and referral.state = 'waiting'
        and referral.payable_on < ${today}::date - 5 and referral.referrer_id <> ${payoutOfficerId}
        and (hire_left_on < payable_on
          or referral.referrer_id in (job.hiring_manager_id, job.recruiting_manager_id, application.recruiter_id))),
    refused as (
      update referral set state = 'not-eligible', reason = stopped.reason, version = version + 1,
        remark = case stopped.reason when 'conflict' then 'Takes part in the hiring'
          else 'Left before the release period was over' end
      from stopped where stopped.id = referral.id
      returning referral.id, referral.reason, referral.remark, stopped.at)
    insert into referral_event (referral_id, from_state, to_state, reason, remark, actor_id, at)
    select id, 'waiting', 'not-eligible', reason, remark, ${payoutOfficerId}, at from refused order by at, id`);
};

export const settlePayouts = (db: Db, before: number, today: string): Promise<void> =>
  db.transaction(async (inner) => {
    await writeLeavers(inner, before, today);
    await planPayouts(inner, before, today);
    await buildBatches(inner);
    await writeSteps(inner);
    await writeRefusals(inner, before, today);
    await recordPaidHires(
      inner,
      sql`referral.id > ${before} and referral.state in ('exported', 'paid')`,
      sql`referral.payable_on`,
    );
    await writePayoutAudit(inner, before);
  });
