import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { Transaction } from '../db/database';

export interface HiringRecords {
  jobs?: readonly number[];
  groups?: readonly number[];
  applications?: readonly number[];
}

const selectCurrentParts = (
  { jobs = [], groups = [], applications = [] }: HiringRecords,
  { withTeams }: { withTeams: boolean },
): Sql => {
  const ofJobs = sql`job.id = any (${[...jobs]}::integer[])`;
  const teams = withTeams
    ? sql`or group_id in (select job.group_id from job where ${ofJobs})`
    : sql``;
  return sql`
    select 'hiring-manager' as part, job.id as job_id, null::integer as application_id,
      null::integer as group_id, hiring_manager_id as user_id
    from job where ${ofJobs} and hiring_manager_id is not null
    union all select 'recruiting-manager', job.id, null, null, recruiting_manager_id
    from job where ${ofJobs} and recruiting_manager_id is not null
    union all select 'by-name', job_id, null, null, user_id
    from job_user where job_id = any (${[...jobs]}::integer[])
    union all select 'team', job.id, null, group_id, null
    from job where group_id is not null and (${ofJobs} or group_id = any (${[...groups]}::integer[]))
    union all select 'member', null, null, group_id, user_id
    from group_member where group_id = any (${[...groups]}::integer[]) ${teams}
    union all select 'recruiter', null, id, null, recruiter_id from application
    where id = any (${[...applications]}::integer[])
      and recruiter_id is not null and referrer_id is not null`;
};

/** Compares keys by equality, since PostgreSQL cannot hash-join on `is not distinct from`. */
const toPartKey = (of: 'known' | 'standing'): Sql =>
  join(
    ['job_id', 'application_id', 'group_id', 'user_id'].map((id) =>
      raw(`coalesce(${of}.${id}, 0)`),
    ),
    ', ',
    '(',
    ')',
  );

const startHiringParts = (tx: Transaction, parts: Sql, since: Sql): Promise<number> =>
  tx.run(sql`
    insert into hiring_part (part, job_id, application_id, group_id, user_id, since)
    select part, job_id, application_id, group_id, user_id, ${since} from (${parts}) standing
    where not exists (
      select from hiring_part known where known.until is null and known.part = standing.part
        and ${toPartKey('known')} = ${toPartKey('standing')})
    on conflict do nothing`);

const endHiringParts = (tx: Transaction, hiring: HiringRecords, parts: Sql): Promise<number> =>
  tx.run(sql`
    with standing as (${parts})
    update hiring_part known set until = clock_timestamp()
    where until is null
      and (job_id = any (${[...(hiring.jobs ?? [])]}::integer[])
        or application_id = any (${[...(hiring.applications ?? [])]}::integer[])
        or (part = 'member' and group_id = any (${[...(hiring.groups ?? [])]}::integer[])))
      and not exists (
        select from standing where standing.part = known.part
          and ${toPartKey('known')} = ${toPartKey('standing')})`);

/** Each write of managers, teams, recruiters or users added by name must run inside this function. */
export const recordHiringParts = async <Result>(
  tx: Transaction,
  hiring: HiringRecords,
  write: () => Promise<Result>,
): Promise<Result> => {
  // Stores current parts that are missing so far, for example those written by an older server.
  await startHiringParts(tx, selectCurrentParts(hiring, { withTeams: true }), sql`null`);
  const result = await write();
  const parts = selectCurrentParts(hiring, { withTeams: false });
  await endHiringParts(tx, hiring, parts);
  await startHiringParts(tx, parts, sql`clock_timestamp()`);
  return result;
};
