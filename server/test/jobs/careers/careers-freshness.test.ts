import Fastify, { type FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { careers } from '../../../src/jobs/careers/careers';
import { expireJobs } from '../../../src/jobs/postings/expire-jobs';
import { createCompanyDay } from '../../../src/platform/company/company-day';
import { createSharedReads } from '../../../src/platform/db/shared-reads';
import { createFileInspector } from '../../../src/platform/files/file-inspector';
import { openStorage } from '../../../src/platform/files/storage/open-storage';
import { errorHandling } from '../../../src/platform/http/failures';
import { createApp } from '../../../src/start/app';
import { onDatabase, type Caller, type TestServer } from '../../server';
import { whole } from '../postings/job-parts';
import { careersSite, indeed, jobFeed } from './careers-calls';

/** CAREERS_CHANGES=10000 takes about a quarter of an hour. */
const changeCount = Number(process.env['CAREERS_CHANGES'] ?? 150);
/** Milliseconds in which a change has to be on the pages of every server. */
const patience = 1_000;
const pause = 50;

const { seoCanonicalTag: _, ...plain } = whole;
const live = { ...plain, slug: '', seoIndex: 1, platformId: [careersSite, indeed, jobFeed] };

/** The same numbers in each run, so that a failure can be repeated. */
const createRandom = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
};

const lists = [
  ...['/careers', '/careers?search=tea', '/careers/sitemap.xml', '/careers/feeds/indeed.xml'],
  ...['/careers/feeds/jobs.json', '/api/public/v1/jobs?limit=100'],
];

/** The careers pages of a server that remembers nothing, since it may have missed changes. */
const createForgetful = async ({ config, db, keys }: TestServer): Promise<FastifyInstance> => {
  const app = Fastify({ ajv: { customOptions: { removeAdditional: false } } });
  await app.register(errorHandling);
  const companyDay = createCompanyDay(db, [expireJobs]);
  careers.register(app, {
    ...{ db, config, keys, companyDay, sharedReads: createSharedReads(db) },
    changeFeed: { listen: () => undefined, isComplete: () => false },
    storage: openStorage(config, db),
    inspector: createFileInspector(),
  });
  await app.ready();
  return app;
};

const readAnswer = async (app: FastifyInstance, url: string, from: string): Promise<string> => {
  const { statusCode, body, headers } = await app.inject({ url, remoteAddress: from });
  const content = body.replace(/"requestId":"[^"]*"/, '');
  return `${statusCode} ${String(headers.location)} ${content}`;
};

onDatabase(
  (server) => {
    let other: FastifyInstance;
    let forgetful: FastifyInstance;
    let caller: Caller;
    beforeAll(async () => {
      const { config, db, keys } = server();
      other = await createApp(config, db, keys);
      await other.ready();
      forgetful = await createForgetful(server());
      caller = await server().signInAs('administrator');
    });
    afterAll(() => Promise.all([other.close(), forgetful.close()]));

    const put = (id: number, payload: object) =>
      caller.send('PUT', `/api/v1/job/${id}`, { payload });
    const readSlugs = async (id: number): Promise<string[]> => {
      const rows = await server().db.many<{ slug: string }>(
        sql`select slug from job_address where job_id = ${id} order by created_at`,
      );
      return rows.map(({ slug }) => slug);
    };

    const expectFresh = async (urls: readonly string[], from: string): Promise<void> => {
      for (const url of urls) {
        const truth = await readAnswer(forgetful, url, from);
        for (const app of [server().app, other]) {
          const until = Date.now() + patience;
          let answer = await readAnswer(app, url, from);
          while (answer !== truth && Date.now() < until) {
            await new Promise((resolve) => setTimeout(resolve, pause));
            answer = await readAnswer(app, url, from);
          }
          expect([url, answer]).toEqual([url, truth]);
        }
      }
    };

    it('after random changes no page, feed, sitemap or answer of any server is stale', async () => {
      const random = createRandom(20_261_128);
      const jobs: { id: number; slugs: string[] }[] = [];
      const create = async () => {
        const made = await caller.send('POST', '/api/v1/job', { payload: live });
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
        (id) => caller.send('POST', '/api/v1/multiple-job-delete', { payload: { jobId: [id] } }),
        (_id, count) =>
          caller.send('PUT', '/api/v1/company/1', { payload: { companyName: `Foods ${count}` } }),
      ];
      await create();
      for (let count = 0; count < changeCount; count += 1) {
        const job = jobs[random(jobs.length)];
        const change = changes[random(changes.length)];
        if (!job || !change) throw new Error('There is nothing to change');
        await change(job.id, count);
        for (const one of jobs)
          one.slugs = [...new Set([...one.slugs, ...(await readSlugs(one.id))])];
        const pages = job.slugs
          .slice(-3)
          .flatMap((slug) => [`/careers/${slug}`, `/api/public/v1/jobs/${slug}`]);
        // From another address each time, since one alone would be asked to wait.
        await expectFresh([...lists, ...pages], `10.0.${count >> 8}.${count & 255}`);
        if (jobs.length > 12) jobs.shift();
      }
    }, 3_600_000);
  },
  { data: 'company' },
);
