import sql, { type Sql } from 'sql-template-tag';
import type { Db } from '../../platform/db/database';

/**
 * Stores that hires were paid; the primary key refuses a second payout for a hire. People of a dismissed
 * duplicate pair may share contact details.
 */
export const recordPaidHires = async (db: Db, referrals: Sql, day: Sql): Promise<void> => {
  await db.run(sql`
    insert into paid_hire (job_id, mark, referral_id, applicant_id, paid_on)
    select distinct on (application.job_id, known.mark,
        case when known.mark = 'person:' || application.applicant_id then referral.id end)
      application.job_id, known.mark, referral.id, application.applicant_id, ${day}
    from referral
      join application on application.id = coalesce(referral.hire_id, referral.application_id)
      cross join lateral marks_of(application.applicant_id) as known (mark)
    where ${referrals} and not exists (
      select from paid_hire taken
      where taken.job_id = application.job_id and taken.mark = known.mark
        and told_apart(taken.applicant_id, application.applicant_id))`);
};

/** After a reversal, the hire may be paid again. */
export const deletePaidHires = async (db: Db, referralIds: readonly number[]): Promise<void> => {
  await db.run(sql`
    delete from paid_hire where referral_id = any (${[...referralIds]}::integer[])`);
};
