import sql from 'sql-template-tag';
import type { Config } from '../../../platform/config';
import type { Database, Db } from '../../../platform/db/database';
import type { Task } from '../../../platform/queue/task';
import { createCareersAddresses } from '../careers-addresses';
import { isJobLive, pageChangedAt } from '../is-job-live';

interface ChangedPage {
  slug: string;
  /** Change that is told now; null for a page that is gone. */
  change: string | null;
}

/** The protocol accepts 10,000 addresses per request. */
const maxAddresses = 1_000;
const maxMilliseconds = 20_000;

/** Pages that came, changed or went since search engines were last told. */
const readChangedPages = (db: Db): Promise<ChangedPage[]> =>
  db.many<ChangedPage>(sql`
    select slug, change::text from (
      select address.slug, address.told_change,
        case when job.seo_index and ${isJobLive} and address.is_current
          then ${pageChangedAt} end as change
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
 * Tells search engines that take part in IndexNow which pages changed. It looks each minute, so that
 * expiry, closing and deletion are told by the same rule as publishing.
 */
export const createTellTasks = ({ db, config }: { db: Database; config: Config }): Task[] => {
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
