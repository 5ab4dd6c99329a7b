import sql, { join, raw, type Sql } from 'sql-template-tag';
import { joinByOr } from '../lists/criteria';
import type { JobGrant } from './job-scope';

/**
 * Maximum of jobs in a limited scope whose records are read job by job, for each way in which a job comes
 * into scope.
 */
const maxJobs = raw('200');

/**
 * True if one way alone gives the user this many jobs, so that the newest records of the whole company are
 * read instead.
 */
export const isWideReach = sql`(select is_wide from breadth)`;

const selectNewest = (condition: Sql): Sql => sql`(
  select job.id from job where ${condition}
  order by job.created_at desc, job.id desc limit ${maxJobs})`;

type NarrowScope = Exclude<JobGrant['scope'], 'all'>;

const toWays: Readonly<Record<NarrowScope, (userId: number) => readonly Sql[]>> = {
  groups: (userId) => [
    sql`(
      select job.id from group_member member
      cross join lateral ${selectNewest(sql`job.group_id = member.group_id`)} job
      where member.user_id = ${userId} limit ${maxJobs})`,
    selectNewest(sql`job.created_by = ${userId}`),
    selectNewest(sql`job.recruiting_manager_id = ${userId}`),
  ],
  assigned: (userId) => [
    sql`(select job.id from job where job.hiring_manager_id = ${userId} limit ${maxJobs})`,
    sql`(select job_id as id from job_user where user_id = ${userId} limit ${maxJobs})`,
  ],
  published: () => [selectNewest(sql`job.is_published and not job.is_expired`)],
};

/** Tables `breadth`, and `reach` of the jobs of a narrow scope, each found by an index; empty where there are many. */
export const selectReach = (scope: NarrowScope, userId: number): Sql => {
  const ways = toWays[scope](userId);
  const isFull = ways.map((way) => sql`(select count(*) from ${way} job) >= ${maxJobs}`);
  return sql`
    breadth as materialized (select ${joinByOr(isFull)} as is_wide),
    reach as materialized (
      select id from (${join(ways, ' union ')}) job where not ${isWideReach}),`;
};
