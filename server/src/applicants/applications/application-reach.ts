import sql, { empty, raw, type Sql } from 'sql-template-tag';
import type { Viewer } from '../../platform/access/actor';
import { isWideReach, selectReach } from '../../platform/hiring-parts/job-reach';
import { jobsInScope, type JobGrant } from '../../platform/hiring-parts/job-scope';

/** Maximum of applications that one job of a narrow scope adds to the search. */
const maxOfJob = raw('300');
const maxOfJobs = raw('1000');

export interface ApplicationReach {
  /** Tables before all others. */
  tables: Sql;
  /** Joins the job of `application` and requires it in scope. */
  scoped: Sql;
  /** Table of the newest applications of each job, for a narrow scope; empty where that has many jobs. */
  near?: Sql;
  /** False where `near` holds all that the viewer may see, so that no index is read. */
  mayHaveMore: Sql;
}

const columns = sql`
  application.id, application.job_id, application.name_key, application.last_name_key,
  application.search_key, application.resume_file_id`;
export const newestFiled = sql`filed_application application order by application.id desc`;

export const toReach = (grant: JobGrant, viewer: Viewer): ApplicationReach => {
  if (grant.scope === 'all') return { tables: empty, scoped: empty, mayHaveMore: sql`true` };
  return {
    tables: sql`${selectReach(grant.scope, viewer.userId)}
      near as materialized (
        select application.* from (select id from reach order by id desc) job
          cross join lateral (
            select ${columns}
            from application where application.job_id = job.id
            order by application.created_at desc, application.id desc
            limit ${maxOfJob}) application
          limit ${maxOfJobs}),
      rest as materialized (
        select ${isWideReach} or (select count(*) from near) >= ${maxOfJobs}
          or exists (select from near group by job_id having count(*) >= ${maxOfJob}) as has_more),`,
    scoped: sql`join job on job.id = application.job_id and ${jobsInScope(grant, viewer)}`,
    near: sql`near application`,
    mayHaveMore: sql`(select has_more from rest)`,
  };
};
