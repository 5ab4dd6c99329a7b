import Fastify, { type FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { careersDomain } from '../../../src/jobs/careers/careers';
import { expireJobs } from '../../../src/jobs/postings/expire-jobs';
import { createCompanyDay } from '../../../src/platform/company/company-day';
import { createSharedReads } from '../../../src/platform/db/shared-reads';
import { createFileInspector } from '../../../src/platform/files/file-inspector';
import { openStorage } from '../../../src/platform/files/storage/open-storage';
import { errorHandlingPlugin } from '../../../src/platform/http/failures';
import { createApp } from '../../../src/start/app';
import { onDatabase, type Caller, type TestServer } from '../../server';
import { toDayAfterToday, completeJob } from '../postings/job-parts';
import { careersSite, indeedPlatformId, feedPlatformId, linkedinPlatformId } from './careers-calls';

/** Number of changes; `npm run test:careers` makes 10,000. */
const changeCount = Number(process.env['CAREERS_CHANGES'] ?? 100);
/** Milliseconds within which a change must appear on the pages of every server. */
const patience = 1_000;
const pause = 5;
/** Each change is checked on the pages of its job; after this many changes all addresses are checked. */
const walkEvery = 50;
const mostJobs = 12;

const { seoCanonicalTag: _, ...plain } = completeJob;
const live = {
  ...plain,
  slug: '',
  seoIndex: 1,
  platformId: [careersSite, indeedPlatformId, linkedinPlatformId, feedPlatformId],
};

/** Returns the same random numbers in each run, so that a failure can be repeated. */
const createRandom = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
};

const lists = [
  ...['/careers', '/careers?search=tea', '/careers?page=2', '/careers?lang=de'],
  ...['/careers/sitemap.xml', '/careers/feeds/indeed.xml', '/careers/feeds/linkedin.xml'],
  ...['/careers/feeds/jobs.xml', '/careers/feeds/jobs.json', '/api/public/v1/jobs?limit=100'],
];
const mostShown = ['/careers', '/careers/sitemap.xml', '/api/public/v1/jobs?limit=100'];

type ChangeFeed = Parameters<typeof careersDomain.register>[1]['changeFeed'];

/** A change feed that reports that it may have missed changes, so that its server caches nothing. */
const forgetfulFeed: ChangeFeed = { listen: () => undefined, isComplete: () => false };
/** A change feed that claims to be complete but reports no changes, so that its server serves stale pages. */
const deafFeed: ChangeFeed = { listen: () => undefined, isComplete: () => true };

const createSite = async (
  { config, db, keys }: TestServer,
  changeFeed: ChangeFeed,
): Promise<FastifyInstance> => {
  const app = Fastify({ ajv: { customOptions: { removeAdditional: false } } });
  await app.register(errorHandlingPlugin);
  const companyDay = createCompanyDay(db, [expireJobs]);
  careersDomain.register(app, {
    ...{ db, config, keys, companyDay, sharedReads: createSharedReads(db), changeFeed },
    ...{ storage: openStorage(config, db), inspector: createFileInspector() },
  });
  await app.ready();
  return app;
};

const readAnswer = async (app: FastifyInstance, url: string, from: string): Promise<string> => {
  const { statusCode, body, headers } = await app.inject({ url, remoteAddress: from });
  const content = body.replace(/"requestId":"[^"]*"/, '');
  return `${statusCode} ${String(headers.location)} ${content}`;
};

const listPages = (slugs: readonly string[]): string[] =>
  slugs.flatMap((slug) => [`/careers/${slug}`, `/api/public/v1/jobs/${slug}`]);

onDatabase(
  (server) => {
    let other: FastifyInstance;
    let truth: FastifyInstance;
    let deaf: FastifyInstance;
    let caller: Caller;
    beforeAll(async () => {
      const { config, db, keys } = server();
      other = await createApp(config, db, keys);
      await other.ready();
      truth = await createSite(server(), forgetfulFeed);
      deaf = await createSite(server(), deafFeed);
      caller = await server().signInAs('administrator');
    });
    afterAll(() => Promise.all([other, truth, deaf].map((app) => app.close())));

    const findStale = async (
      app: FastifyInstance,
      urls: readonly string[],
      answers: readonly string[],
      from: string,
    ): Promise<string[]> => {
      const found = await Promise.all(urls.map((url) => readAnswer(app, url, from)));
      return urls.filter((_url, at) => found[at] !== answers[at]);
    };

    const expectFresh = async (urls: readonly string[], from: string): Promise<void> => {
      const answers = await Promise.all(urls.map((url) => readAnswer(truth, url, from)));
      const until = Date.now() + patience;
      for (const app of [server().app, other]) {
        let stale = await findStale(app, urls, answers, from);
        while (stale.length > 0 && Date.now() < until) {
          await new Promise((resolve) => setTimeout(resolve, pause));
          stale = await findStale(app, urls, answers, from);
        }
        expect(stale).toEqual([]);
      }
    };

    const random = createRandom(20_261_128);
    const send = (method: 'POST' | 'PUT', url: string, payload: object) =>
      (random(2) === 0 ? server().app : other).inject({
        ...{ method, url, payload },
        ...{ headers: caller.headers, query: caller.query },
      });
    const put = (id: number, payload: object) => send('PUT', `/api/v1/job/${id}`, payload);
    const remove = (id: number) => send('POST', '/api/v1/multiple-job-delete', { jobId: [id] });
    const readSlugs = async (ids: readonly number[]): Promise<Map<number, string[]>> => {
      const rows = await server().db.many<{ id: number; slugs: string[] }>(sql`
        select job_id as id, array_agg(slug order by created_at) as slugs from job_address
        where job_id = any(${[...ids]}::integer[]) group by job_id`);
      return new Map(rows.map(({ id, slugs }) => [id, slugs]));
    };

    interface KnownJob {
      id: number;
      slugs: string[];
    }
    const jobs: KnownJob[] = [];
    const create = async (): Promise<void> => {
      const made = await send('POST', '/api/v1/job', live);
      expect([made.statusCode, made.json().error]).toEqual([200, undefined]);
      jobs.push({ id: made.json().data.jobId, slugs: [] });
    };
    const changes: readonly ((id: number, count: number) => Promise<unknown>)[] = [
      create,
      (id, count) => put(id, { jobTitle: `Tea taster ${count}`, salaryShown: count % 2 === 0 }),
      (id, count) => put(id, { slug: `tea-${count}` }),
      (id) => put(id, { platformId: [] }),
      (id) => put(id, { jobStatusId: 2, platformId: live.platformId }),
      (id) => put(id, { jobStatusId: 3 }),
      (id) => put(id, { platformId: [careersSite] }),
      (id) => put(id, { expiryDate: toDayAfterToday(random(60) + 1) }),
      (id) => remove(id),
      (_id, count) => send('PUT', '/api/v1/company/1', { companyName: `Foods ${count}` }),
    ];
    const changeOne = async (count: number): Promise<KnownJob> => {
      const job = jobs[random(jobs.length)];
      const change = changes[random(changes.length)];
      if (!job || !change) throw new Error('There is nothing to change');
      await change(job.id, count);
      const slugs = await readSlugs(jobs.map(({ id }) => id));
      // Pages of deleted jobs are requested too, although nothing links to them any more.
      for (const one of jobs)
        one.slugs = [...new Set([...one.slugs, ...(slugs.get(one.id) ?? [])])].slice(-3);
      return job;
    };
    // Each request comes from another network address, since requests per address are limited.
    const toAddress = (count: number): string =>
      `10.${count >> 16}.${(count >> 8) & 255}.${count & 255}`;

    it('after random changes on two servers no page, feed, sitemap or answer of either is stale', async () => {
      await create();
      for (let count = 0; count < changeCount; count += 1) {
        const { slugs } = await changeOne(count);
        const isWalk = count % walkEvery === 0 || count === changeCount - 1;
        const urls = isWalk
          ? [...lists, ...listPages(jobs.flatMap((one) => one.slugs))]
          : [...mostShown, ...listPages(slugs)];
        await expectFresh(urls, toAddress(count));
        if (jobs.length > mostJobs) await remove(jobs.shift()?.id ?? 0);
      }
    }, 3_600_000);

    it('the test detects a server that gets no change events', async () => {
      const from = toAddress(changeCount);
      await Promise.all(mostShown.map((url) => readAnswer(deaf, url, from)));
      await create();
      const answers = await Promise.all(mostShown.map((url) => readAnswer(truth, url, from)));
      expect(await findStale(deaf, mostShown, answers, from)).toEqual(mostShown);
    });
  },
  { data: 'company' },
);
