import sql, { join, type Sql } from 'sql-template-tag';
import type { GettingStarted } from '../../../contract/console/getting-started/getting-started';
import {
  steps,
  type StepName,
} from '../../../contract/console/getting-started/getting-started-constants';
import { setupStepConditions } from '../../platform/company/set-up';
import type { Db } from '../../platform/db/database';

const stepCounts: Record<StepName, Record<string, Sql>> = {
  company: { logos: sql`(select count(*) from company where logo_url <> '')` },
  hiring: { pipelines: sql`(select count(*) from pipeline)` },
  directory: {
    departments: sql`(select count(*) from department)`,
    locations: sql`(select count(*) from location)`,
    designations: sql`(select count(*) from designation)`,
    skills: sql`(select count(*) from skill)`,
  },
  // Counts of people, without the administrator who installed the console.
  people: {
    others: sql`(select greatest(count(*) - 1, 0) from app_user where exists (
      select from user_role where user_role.user_id = app_user.id))`,
    uninvited: sql`(select count(*) from app_user where is_active and password_hash is null
      and not exists (select from invitation where invitation.user_id = app_user.id)
      and not exists (select from sso_account where sso_account.user_id = app_user.id))`,
  },
  referrals: {
    slabs: sql`(select count(*) from referral_amount)`,
    rules: sql`(select count(*) from referral_eligibility)`,
  },
  job: { jobs: sql`(select coalesce(sum(jobs), 0) from job_total)` },
};

const stepJson = (name: StepName): Sql => {
  const found = Object.entries(stepCounts[name]).map(
    ([what, count]) => sql`${what}::text, ${count}`,
  );
  return sql`json_build_object('name', ${name}::text, 'isDone', ${setupStepConditions[name]},
    'isDismissed', ${name} = any (dismissed_steps),
    'found', json_build_object(${join(found)}))`;
};

export const readGettingStarted = async (db: Db): Promise<GettingStarted> => {
  const row = await db.one<GettingStarted>(sql`
    select is_dismissed as "isDismissed", json_build_array(${join(steps.map(stepJson))}) as steps
    from getting_started`);
  return row ?? { steps: [], isDismissed: true };
};
