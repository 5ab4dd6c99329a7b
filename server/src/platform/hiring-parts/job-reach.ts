import sql, { raw, type Sql } from 'sql-template-tag';
import type { JobGrant } from './job-scope';

/** Maximum of jobs in a limited scope whose records are read job by job. */
const maxJobs = raw('200');

/**
 * True if the user's scope has more jobs than this limit, so that the newest records of the whole
 * company are read instead.
 */
export const isWideReach = sql`(select count(*) from reach) >= ${maxJobs}`;

const selectNewest = (condition: Sql): Sql => sql`(
  select job.id from job where ${condition}
  order by job.created_at desc, job.id desc limit ${maxJobs})`;

type NarrowScope = Exclude<JobGrant['scope'], 'all'>;

const toJobs: Readonly<Record<NarrowScope, (userId: number) => Sql>> = {
  groups: (userId) => sql`
    (select job.id from group_member member
      cross join lateral ${selectNewest(sql`job.group_id = member.group_id`)} job
      where member.user_id = ${userId} limit ${maxJobs})
    union ${selectNewest(sql`job.created_by = ${userId}`)}
    union ${selectNewest(sql`job.recruiting_manager_id = ${userId}`)}`,
  assigned: (userId) => sql`
    (select job.id from job where job.hiring_manager_id = ${userId} limit ${maxJobs})
    union (select job_id from job_user where user_id = ${userId} limit ${maxJobs})`,
  published: () => selectNewest(sql`job.is_published and not job.is_expired`),
};

/** Table `reach` with the jobs of a limited scope, each found by an index. */
export const selectReach = (scope: NarrowScope, userId: number): Sql =>
  sql`reach as materialized (${toJobs[scope](userId)}),`;
