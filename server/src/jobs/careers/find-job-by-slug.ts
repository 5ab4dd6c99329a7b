import sql from 'sql-template-tag';
import type { Db } from '../../platform/db/database';
import { isJobLiveSql } from './is-job-live';

export interface JobFoundBySlug {
  /** Id of the job; null if it was deleted. */
  jobId: number | null;
  title: string | null;
  /** Description as sanitized HTML; empty if the job was deleted. */
  description: string;
  /** Current slug of the job, which may differ from the requested one. */
  slug: string;
  isLive: boolean;
}

/**
 * Returns undefined for a slug that was never public. Callers must await `companyDay`, which expires jobs.
 */
export const findJobBySlug = (db: Db, slug: string): Promise<JobFoundBySlug | undefined> =>
  db.one<JobFoundBySlug>(sql`
    select asked.job_id as "jobId", job.title, coalesce(job.description, '') as description,
      coalesce(current.slug, asked.slug) as slug,
      coalesce(job.id is not null and ${isJobLiveSql}, false) as "isLive"
    from job_address asked
      left join job on job.id = asked.job_id
      left join job_address current on current.job_id = job.id and current.is_current
    where asked.slug = ${slug}`);
