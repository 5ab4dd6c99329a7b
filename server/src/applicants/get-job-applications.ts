import sql, { empty, raw, type Sql } from 'sql-template-tag';
import type { JobApplicationQuery } from '../../contract/job-application';
import { where } from '../access/scope';
import type { Db } from '../db/database';
import { AppError } from '../errors';
import { metaOf, pageOf } from '../jobs/page-meta';
import { searchPattern } from '../jobs/search.rule';

interface Asked {
  jobId: number;
  query: JobApplicationQuery;
  /** Predicates over alias `job`. */
  scopes: Sql[];
  /** Without e-mail and phone, neither shown nor found by. */
  isMasked: boolean;
  /** What the person may do with each of them, as JSON over alias `job`. */
  may: Sql;
}

const contact = sql`, 'applicantEmail', applicant.email, 'phoneNumber', applicant.phone`;

const pipelineOf = (pipeline: Sql): Sql => sql`
  select json_build_object('id', pipeline.id, 'name', pipeline.name, 'stage', coalesce((
    select json_agg(json_build_object('id', stage.id, 'name', stage.name, 'colour', stage.colour,
      'status', coalesce((
        select json_agg(json_build_object('id', status.id, 'name', status.name,
          'jobApplicationCount', coalesce(counted.n, 0)) order by stage_status.sequence)
        from stage_status join status on status.id = stage_status.status_id
          left join counted on counted.stage_id = stage.id and counted.status_id = status.id
        where stage_status.stage_id = stage.id), '[]')) order by pipeline_stage.sequence)
    from pipeline_stage join stage on stage.id = pipeline_stage.stage_id
    where pipeline_stage.pipeline_id = pipeline.id), '[]'))::text
  from pipeline where pipeline.id = ${pipeline}`;

/** Grouped in the order of its index, so that the table is not visited. */
const counts = (jobId: number): Sql => sql`
  select stage_id, status_id, count(*) as n from application
  where job_id = ${jobId} group by stage_id, status_id`;

/**
 * Applications of one job, the newest first, as the JSON of `JobApplications`.
 * @throws AppError when the job does not exist within the scopes.
 */
export const readJobApplications = async (
  db: Db,
  { jobId, query, scopes, isMasked, may }: Asked,
): Promise<string> => {
  const asked = pageOf(query, 10);
  const pattern = searchPattern(query.search);
  const text = isMasked
    ? sql`' ' || applicant.first_name || ' ' || applicant.last_name`
    : sql`' ' || applicant.first_name || ' ' || applicant.last_name || ' ' || applicant.email`;
  const found = pattern
    ? sql`join applicant on applicant.id = application.applicant_id
        where application.job_id = ${jobId} and ${text} ilike ${pattern}`
    : sql`where application.job_id = ${jobId}`;
  const answer = await db.one<{ total: number; rows: string; pipeline: string | null }>(sql`
    with counted as materialized (${counts(jobId)}),
    page as (
      select application.id from application ${found}
      order by application.created_at desc, application.id desc
      limit ${raw(String(asked.limit))} offset ${asked.offset})
    select
      ${pattern ? sql`(select count(*) from application ${found})` : sql`(select coalesce(sum(n), 0) from counted)`} as total,
      (select coalesce(json_agg(json_build_object('applicantId', application.id,
          'firstName', applicant.first_name, 'lastName', applicant.last_name, 'jobCode', job.code,
          'experience', application.experience,
          'status', json_build_object('id', status.id, 'name', status.name, 'statusColor', stage.colour),
          'may', ${may}, 'created_at', application.created_at${isMasked ? empty : contact})
          order by application.created_at desc, application.id desc), '[]')
        from page join application on application.id = page.id
          join applicant on applicant.id = application.applicant_id
          join status on status.id = application.status_id
          left join stage on stage.id = application.stage_id)::text as rows,
      (${pipelineOf(sql`job.pipeline_id`)}) as pipeline
    from job ${where([sql`job.id = ${jobId}`, ...scopes])}`);
  if (!answer) throw new AppError('NOT_FOUND');
  const { total, rows, pipeline } = answer;
  return `{"data":{"jobApplication":${rows},"pipeline":${pipeline ?? 'null'}},"meta":${JSON.stringify(metaOf(asked, total))}}`;
};
