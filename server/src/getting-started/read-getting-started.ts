import sql, { join, type Sql } from 'sql-template-tag';
import type { GettingStarted } from '../../contract/getting-started/getting-started';
import { steps, type StepName } from '../../contract/getting-started/getting-started-constants';
import type { Db } from '../db/database';

/** What each step is about, counted; and which of it must be there before the step is done. */
const evidence: Record<StepName, { found: Record<string, Sql>; needs: readonly string[] }> = {
  // A company is entered with the first administrator; this is what that could not ask for.
  company: {
    found: { logos: sql`(select count(*) from company where logo_url <> '')` },
    needs: ['logos'],
  },
  hiring: {
    found: { pipelines: sql`(select count(*) from pipeline)` },
    needs: ['pipelines'],
  },
  directory: {
    found: {
      departments: sql`(select count(*) from department)`,
      locations: sql`(select count(*) from location)`,
      designations: sql`(select count(*) from designation)`,
      skills: sql`(select count(*) from skill)`,
    },
    needs: ['departments', 'locations'],
  },
  // Whoever set the installation up is the first.
  people: {
    found: {
      others: sql`(select greatest(count(*) - 1, 0) from app_user where exists (
        select from user_role where user_role.user_id = app_user.id))`,
    },
    needs: ['others'],
  },
  job: {
    found: { jobs: sql`(select coalesce(sum(jobs), 0) from job_total)` },
    needs: ['jobs'],
  },
};

const counted = (name: StepName): Sql =>
  join(Object.entries(evidence[name].found).map(([what, count]) => sql`${what}::text, ${count}`));

/** What is there, told from the records. */
export const readGettingStarted = async (db: Db): Promise<GettingStarted> => {
  const row = await db.one<{ found: Record<StepName, Record<string, number>> }>(sql`
    select json_build_object(${join(
      steps.map((name) => sql`${name}::text, json_build_object(${counted(name)})`),
    )}) as found`);
  const kept = await db.one<{ is_dismissed: boolean }>(
    sql`select is_dismissed from getting_started`,
  );
  return {
    steps: steps.map((name) => {
      const found = row?.found[name] ?? {};
      return { name, found, isDone: evidence[name].needs.every((what) => (found[what] ?? 0) > 0) };
    }),
    isDismissed: kept?.is_dismissed ?? false,
  };
};
