import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import sql from 'sql-template-tag';
import type { JobPublications } from '../../../contract/jobs/publishing/publishing';
import {
  createCheckTask,
  enqueueFirstPublicationCheck,
} from '../../../src/jobs/publishing/check-publications';
import { startTestServer, type Caller, type TestServer } from '../../server';
import { jobCalls } from '../postings/job-calls';
import { completeJob } from '../postings/job-parts';

let server: TestServer;
let caller: Caller;
let port = 0;
let jobId = 0;

const listen = async (stranger: Server): Promise<void> => {
  stranger.listen(port, '127.0.0.1');
  await once(stranger, 'listening');
};

beforeAll(async () => {
  const probe = createServer();
  await listen(probe);
  ({ port } = probe.address() as AddressInfo);
  probe.close();
  await once(probe, 'close');
  server = await startTestServer({
    data: 'company',
    environment: { PUBLIC_URL: `http://127.0.0.1:${port}` },
  });
  caller = await server.signInAs('administrator');
  const platforms = await server.db.many<{ id: number }>(sql`
    select id from platform where type <> 'manual-record' order by id`);
  const job = await jobCalls(() => caller).create({
    ...completeJob,
    slug: 'seen-taster',
    customSeoSchema: '',
    platformId: platforms.map(({ id }) => id),
  });
  jobId = job.id;
}, 240_000);
afterAll(() => server.stop());

const look = () =>
  createCheckTask(server).run(
    { jobId },
    { log: server.app.log, signal: new AbortController().signal },
  );
const receipts = async (): Promise<JobPublications> =>
  (await caller.send('GET', `/api/v1/publishjob-to-platforms/${jobId}`)).json().data;
const site = async () =>
  (await receipts()).publications.find(({ type }) => type === 'careers-page');

it('a check of the public page of a published job is queued once the publication is committed', async () => {
  const queued = await server.db.many(sql`
    select 1 from graphile_worker.jobs where key = ${`check-publications:${jobId}`}`);
  expect(queued).toHaveLength(1);
});

it('after a start, the server checks the pages of unchecked jobs at once, not only with the hourly task', async () => {
  const countQueued = async () => {
    await server.db.run(sql`delete from graphile_worker._private_jobs`);
    await enqueueFirstPublicationCheck(server.db);
    return (
      await server.db.many(sql`
        select 1 from graphile_worker.jobs where task_identifier = 'check-publications'`)
    ).length;
  };
  expect(await countQueued()).toBe(1);
  await server.db.run(sql`update publication set checked_at = now()`);
  expect(await countQueued()).toBe(0);
  await server.db.run(sql`update publication set checked_at = null`);
});

it('a job whose public address cannot be reached keeps its state of publication', async () => {
  await look();
  expect(await site()).toMatchObject({ checkedAt: null, seenAt: null, drift: '' });
  expect((await receipts()).status).toBe('Published');
});

it('a job whose public address shows a different page is not shown as published', async () => {
  const proxy = createServer((_, reply) => reply.writeHead(404).end('Nothing here'));
  await listen(proxy);
  await look();
  proxy.close();
  await once(proxy, 'close');
  const { publications, status } = await receipts();
  expect(status).toBe('Saved');
  expect(publications.map(({ drift, seenAt }) => [drift !== '', seenAt])).toEqual(
    publications.map(() => [true, null]),
  );
});

it('a job whose page and feeds show the stored values is marked as seen, and counts as published again', async () => {
  await server.app.listen({ port, host: '127.0.0.1' });
  await look();
  const { publications, status } = await receipts();
  expect(status).toBe('Published');
  for (const { drift, seenAt, url } of publications) {
    expect([url, drift]).toEqual([url, '']);
    expect(seenAt).not.toBeNull();
    expect((await fetch(url)).status).toBe(200);
  }
});

it('the check of an unchanged page sends no change event, which would render all pages again', async () => {
  const listener = new pg.Client({ connectionString: server.connectionString });
  await listener.connect();
  const heard: string[] = [];
  listener.on('notification', ({ payload = '' }) => heard.push(payload));
  await listener.query('listen console_changes');
  await look();
  await listener.query('select 1');
  expect(heard.filter((payload) => payload.includes('"job"'))).toEqual([]);
  await server.db.run(sql`update publication set drift = 'Another page' where job_id = ${jobId}`);
  await look();
  await listener.query('select 1');
  expect(heard.filter((payload) => payload.includes('"job"'))).not.toEqual([]);
  await listener.end();
});
