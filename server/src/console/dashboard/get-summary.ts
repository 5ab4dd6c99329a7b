import sql, { type Sql } from 'sql-template-tag';
import { isAllRecords } from '../../platform/access/scope';
import type { DashboardSummary } from '../../../contract/console/dashboard/dashboard';
import type { Db } from '../../platform/db/database';

const sumFigures = (jobs: Sql, positions: Sql, applications: Sql): Sql => sql`
  coalesce(sum(${applications}), 0) as "totalApplicants",
  coalesce(sum(${jobs}) filter (where job.is_published), 0) as "publishedJobs",
  coalesce(sum(${jobs}) filter (where not job.is_published), 0) as "unpublishedJobs",
  coalesce(sum(${positions}) filter (where not job.is_expired), 0) as "totalOpenings"`;

const companySummary = sql`
  select ${sumFigures(sql`job.jobs`, sql`job.positions`, sql`job.applications`)} from job_total job`;

const selectScopeSummary = (scope: Sql): Sql => sql`
  select ${sumFigures(sql`1`, sql`job.openings`, sql`job.application_count`)}
  from job where ${scope}`;

/** Figures of the whole company are read from totals, others are counted from the jobs in scope. */
export const readSummary = async (db: Db, scope: Sql): Promise<DashboardSummary> => {
  const summary = await db.one<DashboardSummary>(
    isAllRecords(scope) ? companySummary : selectScopeSummary(scope),
  );
  if (!summary) throw new Error('The sums answered no row');
  return summary;
};
