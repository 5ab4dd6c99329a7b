import sql, { type Sql } from 'sql-template-tag';
import type { ProposedRounds } from '../../../contract/interviews/scheduling/interview';
import type { Db } from '../../platform/db/database';
import { AppError } from '../../platform/errors';
import { companyTimeZone } from '../../platform/lists/company-zone';

/**
 * Rounds planned for the applicant's stage, with the interviewers whom the plan names directly or by role.
 */
export const readProposedRounds = async (
  db: Db,
  applicationId: number,
  scope: Sql,
): Promise<ProposedRounds> => {
  const found = await db.one<ProposedRounds>(sql`
    select saved.id as "roundsId", ${companyTimeZone} as "timeZone",
      (select place_template from interview_setting) as place,
      coalesce((
        select json_agg(json_build_object('title', round ->> 'title',
          'minutes', (round ->> 'minutes')::integer, 'people', coalesce((
            select json_agg(json_build_object('id', person.id,
              'name', btrim(person.first_name || ' ' || person.last_name)) order by person.id)
            from app_user person where person.is_active and person.id = any (array(
              select jsonb_array_elements_text(round -> 'userIds')::integer
              union select job.hiring_manager_id where round -> 'roles' ? 'hiring-manager'
              union select job.recruiting_manager_id where round -> 'roles' ? 'recruiting-manager'
              union select application.recruiter_id where round -> 'roles' ? 'recruiter'))), '[]'))
          order by place)
        from jsonb_array_elements(saved.rounds) with ordinality each (round, place)), '[]') as rounds
    from application join job on job.id = application.job_id
      left join lateral (
        select kept.id, kept.rounds from interview_plan plan
          join lateral (select id, rounds from interview_plan_rounds
            where plan_id = plan.id order by id desc limit 1) kept on true
        where plan.stage_id = application.stage_id
          and (plan.pipeline_id is null or plan.pipeline_id = job.pipeline_id)
        order by plan.pipeline_id nulls last limit 1) saved on true
    where application.id = ${applicationId} and ${scope}`);
  if (!found) throw new AppError('NOT_FOUND');
  return found;
};
