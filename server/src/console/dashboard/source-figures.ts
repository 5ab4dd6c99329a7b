import sql, { type Sql } from 'sql-template-tag';
import type { SourceFiguresQuery } from '../../../contract/console/dashboard/figures';
import { isAllRecords } from '../../platform/access/scope';
import { selectStatusIds, type ApplicationReader } from '../../applicants/applications/criteria';
import { toWhereClause } from '../../platform/db/where-clause';
import { toDayRange, toInstantCondition, type DayRange } from '../../platform/lists/day-range';

const isHiredStatus = (column: Sql): Sql => sql`${column} = any(${selectStatusIds(['hired'])})`;

/** In the totals, source -1 stands for applications without a source. */
const selectCompanyFigures = (days: DayRange | undefined): Sql => {
  const counted = toWhereClause([
    sql`total.unit = ${days ? 'd' : 'y'}`,
    ...(days?.fromDate ? [sql`total.starts >= ${days.fromDate}::date`] : []),
    ...(days?.toDate ? [sql`total.starts < ${days.toDate}::date + 1`] : []),
    sql`(total.status_id = 0 or ${isHiredStatus(sql`total.status_id`)})`,
    sql`total.source_id <> 0`,
  ]);
  return sql`
    select source_id, coalesce(sum(n) filter (where status_id = 0), 0) as applicants,
      coalesce(sum(n) filter (where status_id <> 0), 0) as hired
    from application_total total ${counted} group by source_id`;
};

const selectJobFigures = (jobs: Sql, days: DayRange | undefined, timeZone: string): Sql => sql`
  select application.source_id, count(*) as applicants,
    count(*) filter (where ${isHiredStatus(sql`application.status_id`)}) as hired
  from (select job.id from job where ${jobs}) reach
    cross join lateral (
      select source_id, status_id from application
      ${toWhereClause([
        sql`application.job_id = reach.id`,
        ...(days ? [toInstantCondition(sql`application.created_at`, days, timeZone)] : []),
      ])} offset 0) application
  group by application.source_id`;

export const selectSourceFigures = (
  { departmentId, ...query }: SourceFiguresQuery,
  { scope, timeZone }: ApplicationReader,
): Sql => {
  const days = toDayRange(query);
  const counted =
    departmentId === undefined && isAllRecords(scope)
      ? selectCompanyFigures(days)
      : selectJobFigures(
          departmentId ? sql`${scope} and job.department_id = ${departmentId}` : scope,
          days,
          timeZone,
        );
  return sql`
    select json_build_object('sourceId', source.id, 'source', coalesce(source.name, 'Unknown'),
      'applicants', counted.applicants, 'hired', counted.hired) as line
    from (${counted}) counted left join applicant_source source on source.id = counted.source_id
    where counted.applicants > 0
    order by counted.applicants desc, source.id`;
};
