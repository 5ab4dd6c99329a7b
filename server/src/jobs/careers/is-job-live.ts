import sql, { type Sql } from 'sql-template-tag';
import { closedJobStatusId } from '../../../contract/jobs/postings/job-constants';

/** Predicate over alias `job`: the job has a page that everybody may see. */
export const isJobLiveSql: Sql = sql`
  not job.is_expired and job.job_status_id <> ${closedJobStatusId} and exists (
    select 1 from publication join platform on platform.id = publication.platform_id
    where publication.job_id = job.id and publication.state = 'live'
      and platform.type = 'careers-page')`;

/** SQL over aliases `job` and `address`: instant of the last change to content of the job's page. */
export const jobPageChangedAtSql: Sql = sql`
  greatest(job.updated_at, address.created_at, address.shown_changed_at)`;
