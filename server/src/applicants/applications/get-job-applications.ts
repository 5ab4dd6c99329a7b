import sql, { type Sql } from 'sql-template-tag';
import type { ApplicationQuery } from '../../../contract/applicants/applications/application';
import type { JobApplicationQuery } from '../../../contract/jobs/postings/job-application';
import { mostOfStatus } from '../../../contract/jobs/postings/job-application-constants';
import type { Db } from '../../platform/db/database';
import { AppError } from '../../platform/errors';
import { readListRows } from '../../platform/lists/read-list-page';
import { applicationList } from './applications.list';
import type { ApplicationReader } from './criteria';
import type { ApplicationView } from './row-json';

const newestFirst = sql`order by application.created_at desc, application.id desc`;

/** Numbers the applications from the index alone, without reading rows of the table. */
const selectNumberedApplications = (jobId: number): Sql => sql`
  placed as materialized (
    select application.id, application.stage_id, application.status_id, row_number() over (
      partition by application.stage_id, application.status_id ${newestFirst}) as place
    from application where application.job_id = ${jobId}),
  counted as materialized (
    select stage_id, status_id, count(*) as n,
      array_agg(id order by place) filter (where place <= ${mostOfStatus}) as newest
    from placed group by stage_id, status_id)`;

const selectNewestOfStatus = sql`
  select coalesce(json_agg(json_build_object('applicantId', application.id,
    'firstName', applicant.first_name, 'lastName', applicant.last_name,
    'created_at', application.created_at) ${newestFirst}), '[]')
  from application join applicant on applicant.id = application.applicant_id
  where application.id = any(counted.newest)`;

const selectStatusesOfStage = sql`
  select json_agg(json_build_object('id', status.id, 'name', status.name, 'category', status.category,
    'jobApplicationCount', coalesce(counted.n, 0),
    'job_application_status', (${selectNewestOfStatus})) order by stage_status.sequence)
  from stage_status join status on status.id = stage_status.status_id
    left join counted on counted.stage_id = stage.id and counted.status_id = status.id
  where stage_status.stage_id = stage.id`;

const selectPipelineOfJob = sql`
  select json_build_object('id', pipeline.id, 'name', pipeline.name, 'stage', coalesce((
    select json_agg(json_build_object('id', stage.id, 'name', stage.name, 'colour', stage.colour,
      'jobApplicationCount', (
        select coalesce(sum(counted.n), 0) from counted where counted.stage_id = stage.id),
      'status', coalesce((${selectStatusesOfStage}), '[]')) order by pipeline_stage.sequence)
    from pipeline_stage join stage on stage.id = pipeline_stage.stage_id
    where pipeline_stage.pipeline_id = pipeline.id), '[]'))::text
  from pipeline where pipeline.id = job.pipeline_id`;

/** Returns the JSON of `JobApplications`. @throws AppError when the job is out of scope. */
export const readJobApplications = async (
  db: Db,
  jobId: number,
  query: JobApplicationQuery,
  view: ApplicationView & ApplicationReader,
): Promise<string> => {
  const job = await db.one<{ pipeline: string | null }>(sql`
    with ${selectNumberedApplications(jobId)}
    select (${selectPipelineOfJob}) as pipeline from job where job.id = ${jobId} and ${view.scope}`);
  if (!job) throw new AppError('NOT_FOUND');
  const filter: ApplicationQuery = { ...query, jobId };
  const { rows, meta } = await readListRows(db, applicationList, filter, view);
  const pipeline = job.pipeline ?? 'null';
  return `{"data":{"jobApplication":${rows},"pipeline":${pipeline}},"meta":${JSON.stringify(meta)}}`;
};
