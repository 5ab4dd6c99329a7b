import sql from 'sql-template-tag';
import { applyingMessages } from '../../../contract/applicants/applying/applying-constants';
import { findJobBySlug } from '../../jobs/careers/find-job-by-slug';
import { isJobLiveSql } from '../../jobs/careers/is-job-live';
import type { CareersLanguage } from '../../jobs/careers/page/careers-labels';
import { detectLanguage } from '../../jobs/careers/page/detect-language.rule';
import type { Db } from '../../platform/db/database';
import { AppError } from '../../platform/errors';

export interface OpenJob {
  slug: string;
  title: string;
}

export interface LiveJob extends OpenJob {
  jobId: number;
  /** Language of the job's text, in which pages and mail about an application are written too. */
  language: CareersLanguage;
}

const maxOffered = 5;

export const readOtherOpenJobs = (db: Db, jobId: number | null): Promise<OpenJob[]> =>
  db.many<OpenJob>(sql`
    select job.title, address.slug from job
      join job_address address on address.job_id = job.id and address.is_current
    where ${isJobLiveSql} and job.id is distinct from ${jobId}::integer
    order by job.department_id is distinct from (
      select department_id from job asked where asked.id = ${jobId}::integer), job.id desc
    limit ${maxOffered}`);

/** @throws AppError `NOT_FOUND`, or `GONE` with other open jobs when the job is closed. */
export const requireLiveJob = async (db: Db, slug: string): Promise<LiveJob> => {
  const job = await findJobBySlug(db, slug);
  if (!job) throw new AppError('NOT_FOUND');
  if (!job.isLive || job.jobId === null || job.title === null)
    throw new AppError('GONE', {
      message: applyingMessages.closed,
      current: { jobs: await readOtherOpenJobs(db, job.jobId) },
    });
  const language = detectLanguage(job.description);
  return { jobId: job.jobId, slug: job.slug, title: job.title, language };
};

/** Language of the job's text for a slug, also of a closed job. */
export const findSlugLanguage = async (db: Db, slug: string): Promise<CareersLanguage> =>
  detectLanguage((await findJobBySlug(db, slug))?.description ?? '');
