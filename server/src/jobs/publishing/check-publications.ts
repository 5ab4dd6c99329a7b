import { setTimeout as sleep } from 'node:timers/promises';
import sql, { type Sql } from 'sql-template-tag';
import type { Config } from '../../platform/config';
import type { Database, Db } from '../../platform/db/database';
import { queueTaskSql } from '../../platform/queue/enqueue';
import type { Task, TaskKind } from '../../platform/queue/task';
import { announceJobs } from '../../platform/realtime/changes';
import { createCareersAddresses, type CareersAddresses } from '../careers/careers-addresses';
import { findFeedCodes } from './find-feed-codes';
import { fetchPublic, readPageText } from './fetch-public';
import { describePageDifference, type PublishedJob } from './find-drift.rule';

interface LivePublication extends PublishedJob {
  id: number;
  jobId: number;
  slug: string;
}

interface Finding {
  id: number;
  jobId: number;
  drift: string;
}

type Job = { jobId?: number };

const checkTask: TaskKind<Job> = {
  name: 'check-publications',
  label: 'Look at published jobs from outside',
  maxTries: 3,
  queue: 'check-publications',
};

/** Queues a check of the job's public pages, if there are any, for after the commit. */
export const enqueuePublicationCheck = (db: Db, jobId: number): Promise<unknown> =>
  db.run(sql`
    select ${queueTaskSql(checkTask, { jobId }, { key: `check-publications:${jobId}` })}
    where exists (
      select from publication join platform on platform.id = publication.platform_id
      where publication.job_id = ${jobId} and publication.state = 'live'
        and platform.type <> 'manual-record')`);

/**
 * Queues a check of all jobs when the server starts with publications that were never checked, as in a new
 * example company.
 */
export const enqueueFirstPublicationCheck = (db: Db): Promise<unknown> =>
  db.run(sql`
    select ${queueTaskSql(checkTask, {}, { key: 'check-publications' })}
    where exists (
      select from publication join platform on platform.id = publication.platform_id
      where publication.state = 'live' and publication.checked_at is null
        and platform.type <> 'manual-record')`);

const readLivePublications = (db: Db, platforms: Sql, jobId?: number): Promise<LivePublication[]> =>
  db.many<LivePublication>(sql`
    select publication.id, job.id as "jobId", job.title, job.code, address.slug,
      job.expiry_date::text as "expiryDate"
    from publication
      join platform on platform.id = publication.platform_id and ${platforms}
      join job on job.id = publication.job_id
      join job_address address on address.job_id = job.id and address.is_current
    where publication.state = 'live'
      and ${jobId === undefined ? sql`true` : sql`job.id = ${jobId}`}
    order by publication.id`);

/** Announces only findings that are new, since each announcement makes the careers pages render again. */
const storeFindings = (db: Database, findings: readonly Finding[]): Promise<void> =>
  db.transaction(async (tx) => {
    const stored = await tx.many<{ jobId: number; isNew: boolean }>(sql`
      with before as (
        select publication.id, publication.drift, publication.checked_at from publication
        where id = any (${findings.map(({ id }) => id)}::integer[]) order by id for update)
      update publication set checked_at = now(), drift = found.drift,
        seen_at = case when found.drift = '' then now() else publication.seen_at end
      from unnest(${findings.map(({ id }) => id)}::integer[],
        ${findings.map(({ drift }) => drift)}::text[]) found (id, drift)
        join before on before.id = found.id
      where publication.id = found.id and publication.state = 'live'
      returning publication.job_id as "jobId",
        before.checked_at is null or before.drift <> found.drift as "isNew"`);
    const ids = [...new Set(stored.flatMap(({ jobId, isNew }) => (isNew ? [jobId] : [])))];
    if (ids.length > 0) announceJobs(tx, ids);
  });

/**
 * Milliseconds between checks after a change, since other servers may send the previous page for a moment.
 */
const pausesAfterChange = [0, 500, 2_000];
const noPauses = [0];

const lookAtPage = async (
  job: LivePublication,
  addresses: CareersAddresses,
  pauses: readonly number[],
  signal: AbortSignal,
): Promise<Finding> => {
  let drift = '';
  for (const pause of pauses) {
    await sleep(pause, undefined, { signal });
    const { status, pieces } = await fetchPublic(addresses.toUrl(`/${job.slug}`), signal);
    drift = describePageDifference(job, { status, body: await readPageText(pieces) });
    if (drift === '') break;
  }
  return { id: job.id, jobId: job.jobId, drift };
};

const lookAtFeed = async (
  jobs: readonly LivePublication[],
  url: string,
  signal: AbortSignal,
): Promise<Finding[]> => {
  const { status, pieces } = await fetchPublic(url, signal);
  const listed = status === 200 ? await findFeedCodes(pieces) : undefined;
  return jobs.map(({ id, jobId, code }) => ({
    ...{ id, jobId },
    drift: !listed
      ? `The feed answered with ${status}.`
      : listed.has(code)
        ? ''
        : 'The feed does not list the job.',
  }));
};

/**
 * Ignores network errors: the server may be unable to reach its own public address, which says nothing about
 * the page.
 */
const skipUnreachable = async <Result>(look: Promise<Result>): Promise<Result | undefined> => {
  try {
    return await look;
  } catch {
    return undefined;
  }
};

export const createCheckTask = ({ db, config }: { db: Database; config: Config }): Task<Job> => {
  const addresses = createCareersAddresses(config);
  const checkPages = async (jobId: number | undefined, signal: AbortSignal): Promise<void> => {
    const pages = await readLivePublications(db, sql`platform.type = 'careers-page'`, jobId);
    const pauses = jobId === undefined ? noPauses : pausesAfterChange;
    for (const page of pages) {
      const finding = await skipUnreachable(lookAtPage(page, addresses, pauses, signal));
      signal.throwIfAborted();
      // All pages have the same origin: if one does not respond, the others will not either.
      if (!finding) return;
      await storeFindings(db, [finding]);
    }
  };
  const checkFeeds = async (jobId: number | undefined, signal: AbortSignal): Promise<void> => {
    const feeds = await db.many<{ feed: string }>(sql`
      select distinct feed from platform where type = 'feed' and feed is not null`);
    for (const { feed } of feeds) {
      const jobs = await readLivePublications(db, sql`platform.feed = ${feed}`, jobId);
      if (jobs.length === 0) continue;
      const url = addresses.toUrl(`/feeds/${feed}.xml`);
      const findings = await skipUnreachable(lookAtFeed(jobs, url, signal));
      signal.throwIfAborted();
      if (findings) await storeFindings(db, findings);
    }
  };
  return {
    ...checkTask,
    schedule: '23 * * * *',
    run: async ({ jobId }, { signal }) => {
      await checkPages(jobId, signal);
      await checkFeeds(jobId, signal);
    },
  };
};
