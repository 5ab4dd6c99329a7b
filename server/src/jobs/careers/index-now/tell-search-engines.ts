import sql from 'sql-template-tag';
import type { Config } from '../../../platform/config';
import type { Database, Db } from '../../../platform/db/database';
import type { Task } from '../../../platform/queue/task';
import { createCareersAddresses } from '../careers-addresses';
import { isJobLiveSql, jobPageChangedAtSql } from '../is-job-live';

interface ChangedPage {
  slug: string;
  /** Time of the change that is reported now; null for a page that no longer exists. */
  change: string | null;
}

/** Maximum of addresses in one request; the protocol allows 10,000. */
const maxAddresses = 1_000;
const maxMilliseconds = 20_000;

/** Pages that were added, changed or removed since the last report to search engines. */
const readChangedPages = (db: Db): Promise<ChangedPage[]> =>
  db.many<ChangedPage>(sql`
    select slug, change::text from (
      select address.slug, address.told_change,
        case when job.seo_index and ${isJobLiveSql} and address.is_current
          then ${jobPageChangedAtSql} end as change
      from job_address address left join job on job.id = address.job_id) page
    where change is distinct from told_change
    order by slug limit ${maxAddresses}`);

const storeSentChanges = (db: Db, pages: readonly ChangedPage[]): Promise<number> =>
  db.run(sql`
    update job_address set told_change = told.change
    from unnest(${pages.map(({ slug }) => slug)}::text[],
      ${pages.map(({ change }) => change)}::timestamptz[]) as told (slug, change)
    where job_address.slug = told.slug`);

interface IndexNowMessage {
  host: string;
  key: string;
  keyLocation: string;
  urlList: string[];
}

const send = async (to: string, message: IndexNowMessage, signal: AbortSignal): Promise<void> => {
  const answer = await fetch(to, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify(message),
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(maxMilliseconds)]),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`IndexNow answered with ${answer.status}.`);
};

/**
 * Reports changed pages to search engines that take part in IndexNow. The task compares pages every minute,
 * so that expired, closed and deleted jobs are reported like published ones.
 */
export const createIndexNowTasks = ({ db, config }: { db: Database; config: Config }): Task[] => {
  const { toUrl } = createCareersAddresses(config);
  const { indexNow } = config;
  if (!indexNow) return [];
  const task: Task = {
    name: 'tell-search-engines',
    label: 'Tell search engines of changed job pages',
    maxTries: 5,
    schedule: '* * * * *',
    run: async (_, { signal }) => {
      for (;;) {
        const pages = await readChangedPages(db);
        if (pages.length === 0) return;
        const message = {
          ...{ host: new URL(toUrl('')).host, key: indexNow.key },
          keyLocation: toUrl(`/${indexNow.key}.txt`),
          urlList: pages.map(({ slug }) => toUrl(`/${slug}`)),
        };
        await send(indexNow.url, message, signal);
        await storeSentChanges(db, pages);
        signal.throwIfAborted();
      }
    },
  };
  return [task];
};
