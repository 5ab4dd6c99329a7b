import sql, { type Sql } from 'sql-template-tag';
import type { Holdings } from '../../../contract/identity/people/person';
import type { Db } from '../../platform/db/database';
import { AppError } from '../../platform/errors';

const isResponsibleForJob = (id: number): Sql => sql`(
  job.hiring_manager_id = ${id} or job.recruiting_manager_id = ${id}
  or job.id = any (array(select job_id from job_user where user_id = ${id})))`;

const toRecordPreviewJson = (from: Sql, id: Sql, name: Sql): Sql => sql`
  json_build_object('count', (select count(*) ${from}), 'first', coalesce((
    select json_agg(json_build_object('id', one.id, 'name', one.name) order by one.id desc) from (
      select ${id} as id, ${name} as name ${from} order by ${id} desc limit 20) one), '[]'))`;

/** Lists the first 20 records of each kind for which a person is responsible. */
export const readResponsibilities = async (db: Db, id: number): Promise<Holdings> => {
  const row = await db.one<Holdings>(sql`
    select ${toRecordPreviewJson(sql`from job where ${isResponsibleForJob(id)}`, sql`job.id`, sql`job.title`)} as jobs,
      ${toRecordPreviewJson(
        sql`from application join applicant on applicant.id = application.applicant_id
          where application.recruiter_id = ${id}`,
        sql`application.id`,
        sql`trim(applicant.first_name || ' ' || applicant.last_name)`,
      )} as applicants,
      ${toRecordPreviewJson(
        sql`from hiring_group where exists (
          select 1 from group_member where group_id = hiring_group.id and user_id = ${id})`,
        sql`hiring_group.id`,
        sql`hiring_group.name`,
      )} as groups,
      ${toRecordPreviewJson(sql`from department where head_id = ${id}`, sql`department.id`, sql`department.name`)} as departments,
      ${toRecordPreviewJson(
        sql`from organization_function function where head_id = ${id}`,
        sql`function.id`,
        sql`function.name`,
      )} as functions,
      ${toRecordPreviewJson(
        sql`from app_user report where manager_id = ${id}`,
        sql`report.id`,
        sql`trim(report.first_name || ' ' || report.last_name)`,
      )} as people
    from app_user where id = ${id}`);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
};
