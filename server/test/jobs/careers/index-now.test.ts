import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import sql from 'sql-template-tag';
import { createIndexNowTasks } from '../../../src/jobs/careers/index-now/tell-search-engines';
import { startTestServer, type TestServer } from '../../server';
import { jobCalls } from '../postings/job-calls';
import { completeJob } from '../postings/job-parts';

const key = 'aa11-bb22-cc33';
let status = 200;
const told: { key: string; keyLocation: string; host: string; urlList: string[] }[] = [];
const engine = createServer((request, reply) => {
  void text(request).then((body) => {
    if (status === 200) told.push(JSON.parse(body));
    reply.writeHead(status).end();
  });
});
let server: TestServer;

beforeAll(async () => {
  engine.listen(0, '127.0.0.1');
  await once(engine, 'listening');
  server = await startTestServer({
    data: 'company',
    environment: {
      PUBLIC_URL: 'https://console.example',
      INDEXNOW_KEY: key,
      INDEXNOW_URL: `http://127.0.0.1:${(engine.address() as AddressInfo).port}/indexnow`,
    },
  });
}, 240_000);
afterAll(async () => {
  await server.stop();
  engine.close();
});
beforeEach(() => told.splice(0));

const tell = async () => {
  const [task] = createIndexNowTasks(server);
  await task?.run({}, { log: server.app.log, signal: new AbortController().signal });
};
const publish = async () => {
  const caller = await server.signInAs('administrator');
  const platforms = await server.db.many<{ id: number }>(
    sql`select id from platform where type = 'careers-page'`,
  );
  const platformId = platforms.map(({ id }) => id);
  const calls = jobCalls(() => caller);
  const fields = {
    ...completeJob,
    slug: 'told-taster',
    customSeoSchema: '',
    seoIndex: 1,
    platformId,
  };
  return { calls, job: await calls.create(fields) };
};

it('search engines are notified once of each page that is added, changed or removed', async () => {
  await tell();
  expect(told.flatMap(({ urlList }) => urlList).length).toBeGreaterThan(10);
  told.splice(0);
  const { calls, job } = await publish();
  const page = 'https://console.example/careers/told-taster';
  await tell();
  await tell();
  expect(told).toEqual([
    {
      ...{ host: 'console.example', key, urlList: [page] },
      keyLocation: `https://console.example/careers/${key}.txt`,
    },
  ]);
  await calls.update(job.id, { education: 'None' });
  await tell();
  await calls.remove(job.id);
  await tell();
  await tell();
  expect(told.map(({ urlList }) => urlList)).toEqual([[page], [page], [page]]);
});

it('a changed page of which search engines could not be notified is reported again at the next try', async () => {
  const { calls, job } = await publish();
  status = 429;
  await expect(tell()).rejects.toThrow('IndexNow answered with 429.');
  status = 200;
  await tell();
  expect(told).toHaveLength(1);
  await calls.remove(job.id);
});

it('the IndexNow key is served at the address where search engines look for it', async () => {
  const answer = await server.app.inject(`/careers/${key}.txt`);
  expect([answer.statusCode, answer.body]).toEqual([200, key]);
});
