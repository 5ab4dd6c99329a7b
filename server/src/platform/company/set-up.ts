import sql, { join, type Sql } from 'sql-template-tag';
import type { StepName } from '../../../contract/getting-started/getting-started-constants';
import type { Db } from '../db/database';

/** Whether what each step of setting up an installation is about is there. */
export const isThere: Record<StepName, Sql> = {
  // It is entered with the first administrator; a logo is not needed to hire.
  company: sql`exists (select from company where name <> '')`,
  hiring: sql`exists (select from pipeline)`,
  directory: sql`exists (select from department) and exists (select from location)`,
  // Whoever set the installation up is the first.
  people: sql`exists (
    select from user_role where user_id > (select min(user_id) from user_role))`,
  referrals: sql`exists (select from referral_amount)`,
  job: sql`exists (select from job_total where jobs > 0)`,
};

/** Whether something of it is missing, unless an administrator put the list of it away. */
export const readIsSettingUp = async (db: Db): Promise<boolean> => {
  const all = join(
    Object.entries(isThere).map(
      ([name, there]) => sql`(${there} or ${name} = any (dismissed_steps))`,
    ),
    ' and ',
  );
  const kept = await db.one<{ is_missing: boolean }>(sql`
    select not is_dismissed and not (${all}) as is_missing from getting_started`);
  return kept?.is_missing ?? false;
};
