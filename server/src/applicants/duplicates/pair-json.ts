import sql, { empty, raw, type Sql } from 'sql-template-tag';

export interface DuplicatePairView {
  /** Predicate over alias `job`: jobs whose applications are shown for the pair. */
  jobs: Sql;
  isMasked: boolean;
}

const applicationsJson = (person: string, jobs: Sql): Sql => sql`
  (select coalesce(json_agg(json_build_object('applicantId', application.id,
      'job', json_build_object('jobId', job.id, 'jobTitle', job.title, 'jobCode', job.code,
        'jobStatusId', job.job_status_id),
      'status', json_build_object('id', status.id, 'name', status.name,
        'category', status.category, 'statusColor', stage.colour),
      'created_at', application.created_at)
      order by application.created_at desc, application.id desc), '[]')
    from application join job on job.id = application.job_id
      join status on status.id = application.status_id
      left join stage on stage.id = application.stage_id
    where application.applicant_id = ${raw(person)}.id and ${jobs})`;

const contactPairs = (person: string): Sql => sql`,
  'applicantEmail', ${raw(person)}.email, 'phoneNumber', ${raw(person)}.phone,
  'documentLastFour', ${raw(person)}.document_last_four`;

const personJson = (person: 'first' | 'second', { jobs, isMasked }: DuplicatePairView): Sql => sql`
  json_build_object('personId', ${raw(person)}.id,
    'firstName', ${raw(person)}.first_name,
    'lastName', ${raw(person)}.last_name${isMasked ? empty : contactPairs(person)},
    'created_at', ${raw(person)}.created_at,
    'applications', ${applicationsJson(person, jobs)})`;

const sharedJobsJson = (jobs: Sql): Sql => sql`
  (select coalesce(json_agg(json_build_object('jobId', job.id, 'jobTitle', job.title)
      order by job.title, job.id), '[]')
    from job where ${jobs} and job.id in (
      select job_id from application where applicant_id in (pair.first_id, pair.second_id)
      group by job_id
      having count(distinct applicant_id) > 1 or (pair.state = 'merged' and count(*) > 1)))`;

export const duplicatePairJson = (view: DuplicatePairView): Sql => sql`
  'id', pair.id, 'reasons', pair.reasons, 'state', pair.state,
    'first', ${personJson('first', view)}, 'second', ${personJson('second', view)},
    'sharedJobs', ${sharedJobsJson(view.jobs)},
    'survivorId', pair.survivor_id,
    'actor', case when actor.id is not null then json_build_object('userId', actor.id,
      'name', actor.first_name, 'lastName', actor.last_name) end,
    'decidedAt', pair.decided_at,
    'created_at', pair.created_at`;

export const duplicatePairJoins = sql`
  join applicant first on first.id = pair.first_id
  join applicant second on second.id = pair.second_id
  left join app_user actor on actor.id = pair.actor_id`;
