import sql, { type Sql } from 'sql-template-tag';
import { Readable } from 'node:stream';
import type { Database } from '../../../platform/db/database';
import { streamLiveJobs } from '../read-live-jobs';
import { isJobLiveSql, jobPageChangedAtSql } from '../is-job-live';
import type { Feed, FeedAccount, FeedContext } from './feed';
import { indeedFeed } from './indeed';
import { linkedinFeed } from './linkedin';
import { jsonFeed, plainFeed } from './plain';

export const feeds: Readonly<Record<string, Feed>> = {
  'indeed.xml': indeedFeed,
  'linkedin.xml': linkedinFeed,
  'jobs.xml': plainFeed,
  'jobs.json': jsonFeed,
};

/** Predicate over alias `job`: the job is published on the platform that reads this feed. */
const isInFeed = (kind: string): Sql => sql`exists (
  select 1 from publication fed join platform board on board.id = fed.platform_id
  where fed.job_id = job.id and fed.state = 'live' and board.type = 'feed' and board.feed = ${kind})`;

export interface FeedState extends Pick<FeedContext, 'count' | 'changedAt' | 'account'> {
  /** Digest that changes whenever a job of the feed is added, changed or removed. */
  digest: string;
}

const readAccount = async (db: Database, kind: string): Promise<FeedAccount> =>
  (await db.one<FeedAccount>(sql`
    select company_id as "companyId", account_email as email from platform
    where feed = ${kind} order by id limit 1`)) ?? { companyId: '', email: '' };

export const readFeedState = async (db: Database, kind: string): Promise<FeedState> => {
  const state = await db.one<{
    count: number;
    changedAt: string | null;
    digest: string | null;
  }>(sql`
    select count(*)::integer as count, to_json(max(${jobPageChangedAtSql})) as "changedAt",
      md5(string_agg(job.id || ' ' || (${jobPageChangedAtSql})::text, ',' order by job.id)) as digest
    from job join job_address address on address.job_id = job.id and address.is_current
    where ${isJobLiveSql} and ${isInFeed(kind)}`);
  const changedAt = new Date(state?.changedAt ?? 0).toISOString();
  return {
    count: state?.count ?? 0,
    changedAt,
    digest: state?.digest ?? '',
    account: await readAccount(db, kind),
  };
};

const writeFeed = async function* (
  db: Database,
  feed: Feed,
  context: FeedContext,
): AsyncGenerator<string> {
  yield feed.begin(context);
  let isFirst = true;
  for await (const jobs of streamLiveJobs(db, isInFeed(feed.kind))) {
    let text = '';
    for (const job of jobs) {
      text += `\n${feed.writeJob(job, context, isFirst)}`;
      isFirst = false;
    }
    yield text;
  }
  yield `\n${feed.end}\n`;
};

export const streamFeed = (db: Database, feed: Feed, context: FeedContext): Readable =>
  Readable.from(writeFeed(db, feed, context));

export const writeWholeFeed = async (
  db: Database,
  feed: Feed,
  context: FeedContext,
): Promise<string> => {
  const parts: string[] = [];
  for await (const part of writeFeed(db, feed, context)) parts.push(part);
  return parts.join('');
};
