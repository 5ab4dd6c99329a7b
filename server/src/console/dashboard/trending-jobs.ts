import sql, { type Sql } from 'sql-template-tag';
import type { TrendingJobsQuery } from '../../../contract/console/dashboard/figures';
import { hiredCode } from '../../../contract/applicants/applications/application-constants';
import {
  narrowReaderToJobs,
  matchesStatusSql,
  type ApplicationReader,
  type StatusFilter,
} from '../../applicants/applications/criteria';
import { toWhereClause } from '../../platform/db/where-clause';
import { toDayRange, toInstantCondition, type DayRange } from '../../platform/lists/day-range';

const toStatusFilter = (id: number | undefined): StatusFilter | undefined => {
  if (id === undefined) return undefined;
  return id === hiredCode ? { categories: ['hired'] } : { id };
};

const countByJob = (
  status: StatusFilter | undefined,
  days: DayRange | undefined,
  timeZone: string,
): Sql =>
  days
    ? sql`
      select job_id, count(*) as n from application ${toWhereClause([
        toInstantCondition(sql`application.created_at`, days, timeZone),
        ...(status ? [matchesStatusSql(sql`application.status_id`, status)] : []),
      ])} group by job_id`
    : sql`
      select job_id, sum(n) as n from application_job_total total
      ${toWhereClause(status ? [matchesStatusSql(sql`total.status_id`, status)] : [])} group by job_id`;

export const selectTrendingJobs = (
  { applicantStatusId, ...query }: TrendingJobsQuery,
  reader: ApplicationReader,
): Sql => {
  const days = toDayRange(query);
  const status = toStatusFilter(applicantStatusId);
  const { scope } = narrowReaderToJobs(reader, query);
  const isCounted = days === undefined && status === undefined;
  const n = isCounted ? sql`job.application_count` : sql`counted.n`;
  const counted = isCounted
    ? sql``
    : sql`join (${countByJob(status, days, reader.timeZone)}) counted on counted.job_id = job.id`;
  return sql`
    select json_build_object('jobId', job.id, 'jobTitle', job.title, 'jobCode', job.code,
      'jobStatusId', job.job_status_id, 'department', department.name, 'applicants', ${n}) as line
    from job ${counted} join department on department.id = job.department_id
    where ${scope} and ${n} > 0 order by ${n} desc, job.id desc`;
};
