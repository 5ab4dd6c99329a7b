import sql, { empty, type Sql } from 'sql-template-tag';
import { toWhereClause } from '../../platform/db/where-clause';
import type { Db } from '../../platform/db/database';
import { AppError } from '../../platform/errors';
import { historyEntryJson, historyJoins, isStepNotUndoneSql } from './history-json';
import type { ApplicationView } from './row-json';

const colleagueJson = (id: Sql, { emails }: ApplicationView): Sql => sql`(
  select json_build_object('userId', person.id, 'name', person.first_name, 'lastName', person.last_name,
    'designation', position.name, 'department', department.name, 'departmentId', department.id
    ${emails ? sql`, 'email', person.email` : empty})
  from app_user person
    left join designation position on position.id = person.designation_id
    left join department on department.id = person.department_id
  where person.id = ${id})`;

const referralJson = (view: ApplicationView): Sql => sql`
  || jsonb_build_object('user', ${colleagueJson(sql`application.referrer_id`, view)},
    'candidateReferral', (
      select json_build_object('name', btrim(person.first_name || ' ' || person.last_name)
        ${view.emails ? sql`, 'email', person.email` : empty})
      from app_user person where person.id = application.referrer_id))`;

const jobJson = (view: ApplicationView): Sql => sql`json_build_object(
  'jobId', job.id, 'jobTitle', job.title, 'jobCode', job.code,
  'jobStatusId', job.job_status_id, 'designation', designation.name,
  'department', (select name from department where department.id = job.department_id),
  'location', (
    select location.display from job_location join location on location.id = job_location.location_id
    where job_location.job_id = job.id order by job_location.sequence limit 1),
  'expiryDate', job.expiry_date,
  'hiringManager', ${colleagueJson(sql`job.hiring_manager_id`, view)},
  'recruitingManager', ${colleagueJson(sql`job.recruiting_manager_id`, view)})`;

const mailProblemJson = sql`|| jsonb_build_object('mailProblem', (
    select reason from mail_suppression where address = lower(applicant.email)))`;

const recordJson = (view: ApplicationView): Sql => sql`
  (${view.row})::jsonb || jsonb_build_object(
    'job', ${jobJson(view)},
    'hiringManager', ${colleagueJson(sql`job.hiring_manager_id`, view)},
    'recruitingManager', case when recruiter.id is null then '[]'::json else
      json_build_array(${colleagueJson(sql`recruiter.id`, view)}) end,
    'pipeline', (select json_build_object('id', pipeline.id, 'name', pipeline.name)
      from pipeline where pipeline.id = job.pipeline_id),
    'latestHistory', (
      select ${historyEntryJson(view.isMasked)} from application_history entry ${historyJoins}
      where entry.application_id = application.id and ${isStepNotUndoneSql(sql`entry`)}
      order by entry.created_at desc, entry.id desc limit 1),
    'updated_at', application.updated_at)
  ${view.isMasked ? empty : mailProblemJson}
  ${view.referral ? referralJson(view) : empty}`;

/**
 * `scope` is a predicate over alias `job`.
 * @throws AppError when the application is out of scope.
 */
export const readApplication = async (
  db: Db,
  id: number,
  scope: Sql,
  view: ApplicationView,
): Promise<string> => {
  const row = await db.one<{ record: string }>(sql`
    select (${recordJson(view)})::text as record
    from application ${view.source} ${toWhereClause([sql`application.id = ${id}`, scope])}`);
  if (!row) throw new AppError('NOT_FOUND');
  return row.record;
};
