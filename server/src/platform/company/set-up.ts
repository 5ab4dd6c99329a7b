import sql, { join, type Sql } from 'sql-template-tag';
import type { StepName } from '../../../contract/console/getting-started/getting-started-constants';
import type { Db } from '../db/database';

export const setupStepConditions: Record<StepName, Sql> = {
  // The company is entered together with the first administrator. A logo is optional.
  company: sql`exists (select from company where name <> '')`,
  hiring: sql`exists (select from pipeline)`,
  directory: sql`exists (select from department) and exists (select from location)`,
  // The user with the lowest id is the administrator who set the installation up.
  people: sql`exists (
    select from user_role where user_id > (select min(user_id) from user_role))`,
  referrals: sql`exists (select from referral_amount)`,
  job: sql`exists (select from job_total where jobs > 0)`,
};

export const readIsSettingUp = async (db: Db): Promise<boolean> => {
  const all = join(
    Object.entries(setupStepConditions).map(
      ([name, there]) => sql`(${there} or ${name} = any (dismissed_steps))`,
    ),
    ' and ',
  );
  const kept = await db.one<{ is_missing: boolean }>(sql`
    select not is_dismissed and not (${all}) as is_missing from getting_started`);
  return kept?.is_missing ?? false;
};
