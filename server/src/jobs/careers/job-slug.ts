import sql from 'sql-template-tag';
import { toSlug } from '../../../contract/jobs/postings/job-slug';
import type { Db } from '../../platform/db/database';
import { isJobLiveSql } from './is-job-live';

interface SluggedJob {
  title: string;
  code: string;
  slug: string;
  current: string | null;
}

const joinSlugs = (...texts: string[]): string => texts.map(toSlug).filter(Boolean).join('-');

const findFreeSlug = async (db: Db, jobId: number, wanted: string, code: string) => {
  const taken = await db.one(sql`
    select 1 from job_address
    where slug = ${wanted} and is_current and job_id is not null and job_id <> ${jobId}`);
  return taken ? joinSlugs(wanted, code) : wanted;
};

/**
 * Gives a live job its public address: the slug of its SEO fields, else words of the title with the job code,
 * which do not change with the title. Earlier addresses redirect to the current one.
 */
export const updateJobSlug = async (db: Db, jobId: number): Promise<void> => {
  const job = await db.one<SluggedJob>(sql`
    select job.title, job.code, job.slug, (
      select slug from job_address where job_id = job.id and is_current) as current
    from job where job.id = ${jobId} and ${isJobLiveSql}`);
  if (!job) return;
  const wanted = job.slug || job.current || joinSlugs(job.title, job.code);
  const slug = wanted === job.current ? wanted : await findFreeSlug(db, jobId, wanted, job.code);
  if (slug === job.current) return;
  await db.run(
    sql`update job_address set is_current = false where job_id = ${jobId} and is_current`,
  );
  await db.run(sql`
    insert into job_address as kept (slug, job_id) values (${slug}, ${jobId})
    on conflict (slug) do update set job_id = excluded.job_id, is_current = true,
      created_at = case when kept.job_id = excluded.job_id then kept.created_at else now() end`);
};
