import sql, { type Sql } from 'sql-template-tag';
import type { SourceFiguresQuery } from '../../../contract/console/dashboard/figures';
import type { ApplicationReader } from '../../applicants/applications/criteria';
import { currentReasonIdSql } from '../../applicants/applications/history-json';
import { toWhereClause } from '../../platform/db/where-clause';
import { toDayRange, toInstantCondition } from '../../platform/lists/day-range';

/** Reasons of moves that were undone, or of statuses that the applicant has left since, do not count. */
export const selectReasonFigures = (
  { departmentId, ...query }: SourceFiguresQuery,
  { scope, timeZone }: ApplicationReader,
): Sql => {
  const days = toDayRange(query);
  return sql`
    select json_build_object('reasonId', reason.id, 'reason', reason.name,
      'category', reason.category, 'applicants', counted.applicants) as line
    from (
      select given.reason_id, count(*) as applicants
      from (
        select distinct reason_id, application_id from application_history
        where reason_id is not null) given
        join application on application.id = given.application_id
        join job on job.id = application.job_id
      ${toWhereClause([
        scope,
        sql`${currentReasonIdSql} = given.reason_id`,
        ...(departmentId ? [sql`job.department_id = ${departmentId}`] : []),
        ...(days ? [toInstantCondition(sql`application.created_at`, days, timeZone)] : []),
      ])}
      group by given.reason_id) counted
      join move_reason reason on reason.id = counted.reason_id
    order by counted.applicants desc, reason.id`;
};
