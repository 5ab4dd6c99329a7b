import sql, { type Sql } from 'sql-template-tag';
import type { Db } from '../../platform/db/database';

/** SQL for the first day on which a payout is allowed: the promised number of days after the joining date. */
export const toPayableDay = (joiningDate: Sql, releaseDays: Sql = sql`release_days`): Sql =>
  sql`${joiningDate} + ${releaseDays}`;

/** Two index lookups find the referrals, since a join with `or` would read all of them. */
export const setPayableDays = (db: Db, applicationIds: readonly number[]): Promise<number> => {
  const ids = sql`any (${[...applicationIds]}::integer[])`;
  return db.run(sql`
    update referral set payable_on = ${toPayableDay(sql`hire.joining_date`)}
    from application hire
    where referral.id = any (array(
        select id from referral where application_id = ${ids} and hire_id is null
        union all select id from referral where hire_id = ${ids}))
      and hire.id = coalesce(referral.hire_id, referral.application_id)
      and payable_on is distinct from ${toPayableDay(sql`hire.joining_date`)}`);
};
