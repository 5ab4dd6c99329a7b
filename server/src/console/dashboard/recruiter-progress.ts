import sql, { type Sql } from 'sql-template-tag';
import { openCategories } from '../../../contract/applicants/applications/application-constants';
import type { RecruiterProgressQuery } from '../../../contract/console/dashboard/figures';
import type { ApplicationReader } from '../../applicants/applications/criteria';
import { toWhereClause } from '../../platform/db/where-clause';
import { toDayRange, toInstantCondition, type DayRange } from '../../platform/lists/day-range';

const progressColumns = sql`application.recruiter_id, application.job_id, application.status_id`;

/**
 * Counts applications by recruiter, job and status; with a range of days, from the applications themselves.
 */
const selectAssignedApplications = (
  jobId: number | undefined,
  days: DayRange | undefined,
  timeZone: string,
): Sql => {
  if (!days)
    return sql`
      select recruiter_id, job_id, status_id, n from application_job_total total
      ${toWhereClause([sql`total.recruiter_id <> 0`, ...(jobId ? [sql`total.job_id = ${jobId}`] : [])])}`;
  const isOnDays = toInstantCondition(sql`application.created_at`, days, timeZone);
  if (jobId)
    return sql`
      select ${progressColumns}, count(*) as n from application
      where application.job_id = ${jobId} and application.recruiter_id is not null and ${isOnDays}
      group by ${progressColumns}`;
  return sql`
    select ${progressColumns}, count(*) as n
    from (select distinct recruiter_id as id from application_job_total) recruiter
      cross join lateral (
        select recruiter_id, job_id, status_id from application
        where application.recruiter_id = recruiter.id and ${isOnDays} offset 0) application
    group by ${progressColumns}`;
};

export const recruiterProgress = (
  { jobId, branchId, ...query }: RecruiterProgressQuery,
  { scope, timeZone }: ApplicationReader,
): Sql => {
  const isOpen = sql`status.category = any(${[...openCategories]}::text[])`;
  const sumOf = (condition: Sql) => sql`coalesce(sum(n) filter (where ${condition}), 0)`;
  return sql`
    select json_build_object(
      'recruiter', json_build_object('userId', recruiter.id, 'name', recruiter.first_name,
        'lastName', recruiter.last_name),
      'inprogress', inprogress, 'closed', closed, 'overdue', overdue) as line
    from (
      select assigned.recruiter_id,
        ${sumOf(sql`${isOpen} and not job.is_expired`)} as inprogress,
        ${sumOf(sql`not ${isOpen}`)} as closed,
        ${sumOf(sql`${isOpen} and job.is_expired`)} as overdue
      from (${selectAssignedApplications(jobId, toDayRange(query), timeZone)}) assigned
        join job on job.id = assigned.job_id
        join status on status.id = assigned.status_id
      where ${scope} group by assigned.recruiter_id) progress
      join app_user recruiter on recruiter.id = progress.recruiter_id
    where inprogress + closed + overdue > 0
      ${branchId ? sql`and recruiter.branch_id = ${branchId}` : sql``}
    order by inprogress + overdue desc, closed desc, recruiter.id`;
};
