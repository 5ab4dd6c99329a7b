import sql, { type Sql } from 'sql-template-tag';
import type {
  HireTimesQuery,
  OpeningAgesQuery,
  StageTimesQuery,
} from '../../../contract/console/dashboard/hiring-times';
import { isAllRecords } from '../../platform/access/scope';
import { selectStatusIds, type ApplicationReader } from '../../applicants/applications/criteria';
import { toWhereClause } from '../../platform/db/where-clause';
import { toDayRange, toInstantCondition } from '../../platform/lists/day-range';

/** In the totals, job 0 stands for all jobs. */
const toStayCondition = ({ jobId, departmentId }: StageTimesQuery, scope: Sql): Sql => {
  if (!jobId && !departmentId && isAllRecords(scope)) return sql`stay.job_id = 0`;
  const narrowed = [
    scope,
    ...(jobId ? [sql`job.id = ${jobId}`] : []),
    ...(departmentId ? [sql`job.department_id = ${departmentId}`] : []),
  ];
  return sql`stay.job_id = any(array(select job.id from job ${toWhereClause(narrowed)}))`;
};

export const selectStageTimes = (query: StageTimesQuery, { scope }: ApplicationReader): Sql => sql`
  select json_build_object(
    'stage', json_build_object('id', stage.id, 'name', stage.name, 'colour', stage.colour),
    'stays', counted.total, 'days', counted.days, 'companyDays', usual.days) as line
  from (
    select stage_id, min(days) filter (where reached * 2 >= total) as days, max(total) as total
    from (
      select stage_id, days, sum(sum(n)) over (partition by stage_id order by days) as reached,
        sum(sum(n)) over (partition by stage_id) as total
      from stage_stay_total stay where ${toStayCondition(query, scope)} group by stage_id, days) stay
    group by stage_id having max(total) > 0) counted
    join stage on stage.id = counted.stage_id
    join stage_usual usual on usual.stage_id = counted.stage_id
    left join lateral (
      select avg(sequence) as place from pipeline_stage where stage_id = stage.id) pipeline on true
  order by pipeline.place, stage.id`;

export const selectHireTimes = (
  query: HireTimesQuery,
  { scope, timeZone }: ApplicationReader,
): Sql => {
  const days = toDayRange(query);
  return sql`
    select json_build_object('departmentId', department.id, 'department', department.name,
      'hired', counted.hired, 'days', counted.days) as line
    from (
      select job.department_id, count(*) as hired, percentile_disc(0.5) within group (
        order by greatest(0, whole_days(application.created_at, application.hired_at))) as days
      from application join job on job.id = application.job_id
      ${toWhereClause([
        sql`application.hired_at is not null`,
        sql`application.status_id = any(${selectStatusIds(['hired'])})`,
        scope,
        ...(days ? [toInstantCondition(sql`application.created_at`, days, timeZone)] : []),
      ])}
      group by job.department_id) counted
      join department on department.id = counted.department_id
    order by counted.days desc, counted.hired desc, department.id`;
};

export const selectOpenJobAges = (
  _: OpeningAgesQuery,
  { scope, timeZone }: ApplicationReader,
): Sql => sql`
  select json_build_object('fromDays', age.first, 'toDays', age.last,
    'from', today - age.last, 'to', today - age.first,
    'jobs', counted.jobs, 'openings', counted.openings) as line
  from (select (now() at time zone ${timeZone})::date as today) company
    cross join (values (0, 30), (31, 60), (61, 90), (91, null::integer)) age (first, last)
    cross join lateral (
      select count(*) as jobs, coalesce(sum(job.openings), 0) as openings from job
      where not job.is_expired and ${scope}
        and job.created_at < (today - age.first + 1)::timestamp at time zone ${timeZone}
        and (age.last is null
          or job.created_at >= (today - age.last)::timestamp at time zone ${timeZone})) counted
  order by age.first`;
