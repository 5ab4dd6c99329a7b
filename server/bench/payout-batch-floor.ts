import type pg from 'pg';
import { isDueSql, referralJoinsSql, hasNoBlockingRuleSql } from './payout-floor';

const day = '2019-06-28';

/** The demo payout officer, who takes part in none of these hires. */
const officer = 5;

/** Creates `size` hires that are payable on one day, and resets the payouts of earlier runs. */
export const createPayableHires = async (client: pg.Client, size: number): Promise<string> => {
  await client.query(`update referral set state = 'waiting' where payable_on = $1`, [day]);
  const { rows } = await client.query<{ n: number }>(
    'select count(*)::integer as n from referral where payable_on = $1',
    [day],
  );
  const missing = size - (rows[0]?.n ?? 0);
  if (missing <= 0) return day;
  await client.query(
    `with chosen as (
       select a.id, r.release_days from referral r ${referralJoinsSql}
       where r.state = 'waiting' and r.currency = 'INR' and s.category = 'active'
         and f.is_active and f.leaving_date is null and ${hasNoBlockingRuleSql}
         and coalesce($2 not in (j.hiring_manager_id, j.recruiting_manager_id, a.recruiter_id), true)
         and r.referrer_id <> $2
       order by a.id limit $3)
     update application set joining_date = $1::date - chosen.release_days, stage_id = null,
       status_id = (select min(id) from status where category = 'hired')
     from chosen where chosen.id = application.id`,
    [day, officer, missing],
  );
  await client.query(
    `update referral set payable_on = application.joining_date + release_days from application
     where application.id = referral.application_id
       and payable_on is distinct from application.joining_date + release_days`,
  );
  await client.query('vacuum (analyze) application, referral');
  return day;
};

/** Milliseconds to build a batch by hand; the transaction is rolled back. */
export const measureHandWrittenBatch = async (
  client: pg.Client,
  payable: string,
): Promise<number> => {
  await client.query('begin');
  const { rowCount } = await client.query(
    `with batch as (
       insert into payout_batch (currency, approvals, created_by) values ('INR', 1, $2) returning id),
     held as materialized (
       select id from referral where payable_on = $1 order by id for update)
     insert into payout_batch_row (batch_id, referral_id, application_id, employee_number, employee,
       email, job_code, department, payable_on, amount_minor, currency)
     select batch.id, r.id, r.application_id, coalesce(f.external_id, ''),
       btrim(f.first_name || ' ' || f.last_name), f.email, j.code, d.name, r.payable_on,
       r.amount_minor, r.currency
     from batch cross join held join referral r on r.id = held.id ${referralJoinsSql}
       join department d on d.id = j.department_id
     where r.currency = 'INR' and ${isDueSql}`,
    [payable, officer],
  );
  await client.query('rollback');
  return rowCount ?? 0;
};
