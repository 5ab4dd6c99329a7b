import { createHash } from 'node:crypto';
import sql from 'sql-template-tag';
import type { Database } from '../../platform/db/database';
import type { CareersCompany } from './careers-company';
import type { LiveJobEntry } from './live-job';

/**
 * Increase it when a release of the server shows more on pages, which must not count as a change of each
 * page.
 */
const version = '1';

const isOfThisVersion = (digest: string | null): boolean => digest?.startsWith(version) ?? false;

interface PageContext {
  company: CareersCompany;
  timeZone: string;
}

/** Digest of the content of a job's page, which comes from the job and from other records. */
const digestShown = (
  { id: _, changedAt: __, shownDigest: ___, ...job }: LiveJobEntry,
  { company: { name, logoUrl }, timeZone }: PageContext,
): string => {
  const shown = JSON.stringify([name, logoUrl, timeZone, job]);
  return version + createHash('sha256').update(shown).digest('base64url').slice(0, 22);
};

interface Changed {
  id: number;
  digest: string;
  isNew: boolean;
}

/**
 * Stores a digest of the content of each job's page, so that search engines learn of every change, also of a
 * renamed department, location or company. Each server computes the same digest.
 */
export const storePageDigests = async <Job extends LiveJobEntry>(
  db: Database,
  jobs: readonly Job[],
  shown: PageContext,
): Promise<Job[]> => {
  const changed = jobs.flatMap((job): Changed[] => {
    const digest = digestShown(job, shown);
    const { id, shownDigest } = job;
    return digest === shownDigest ? [] : [{ id, digest, isNew: !isOfThisVersion(shownDigest) }];
  });
  if (changed.length === 0) return [...jobs];
  const ids = changed.map(({ id }) => id);
  await db.run(sql`
    update job_address set shown_digest = noted.digest,
      shown_changed_at = case when noted.is_new then shown_changed_at else now() end
    from unnest(${ids}::integer[], ${changed.map(({ digest }) => digest)}::text[],
      ${changed.map(({ isNew }) => isNew)}::boolean[]) as noted (job_id, digest, is_new)
    where job_address.job_id = noted.job_id and is_current
      and shown_digest is distinct from noted.digest`);
  // The times are read again, since another server may have stored the change first.
  const times = await db.many<{ id: number; changedAt: string | null }>(sql`
    select job_id as id, to_json(shown_changed_at) as "changedAt"
    from job_address where is_current and job_id = any(${ids}::integer[])`);
  const changedAt = new Map(times.map((one) => [one.id, one.changedAt]));
  return jobs.map((job) => {
    const at = changedAt.get(job.id);
    return at && Date.parse(at) > Date.parse(job.changedAt) ? { ...job, changedAt: at } : job;
  });
};
