import { hash } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import sql from 'sql-template-tag';
import { openDatabase, type Database } from '../src/platform/db/database';
import { startPostgres, startRun } from '../test/postgres';
import { pdf } from '../test/applicants/intake/intake-parts';
import { computeFigures } from './figures';
import { startMeasuredServer, stopMeasuredServer } from './sides';

/** Goal: at least so many applications are received per second, and none is lost. */
const minPerSecond = 100;
const applications = Number(process.env.BENCH_APPLICATIONS ?? 600);
/** Applications sent before the measurement, so that the code is compiled. */
const warmUp = Math.ceil(applications / 5);
const connections = 32;
/** Milliseconds between reading a form and sending it, since faster senders look like spam. */
const openFor = 3_500;
const slug = 'bench-applying';
const careersSite = 5;
const agent = new Agent({ keepAlive: true, maxSockets: connections });
/** Forms are read without keep-alive, since the server ends idle connections during long work. */
const once = new Agent({ maxSockets: connections });

interface Answer {
  status: number;
  body: string;
}

const call = (url: string, from: string, body?: { type: string; content: Buffer; key: string }) =>
  new Promise<Answer>((resolve, reject) => {
    const headers = {
      'x-forwarded-for': from,
      ...(body && {
        'content-type': body.type,
        'content-length': body.content.length,
        'idempotency-key': body.key,
      }),
    };
    const sent = request(
      url,
      { agent: body ? agent : once, headers, method: body ? 'POST' : 'GET' },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (piece: string) => (text += piece));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: text }));
      },
    );
    sent.on('error', reject);
    sent.end(body?.content);
  });

const forEach = async (count: number, work: (at: number) => Promise<void>): Promise<void> => {
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let at = next++; at < count; at = next++) await work(at);
  };
  await Promise.all(Array.from({ length: connections }, worker));
};

const publish = async (db: Database): Promise<void> => {
  await db.run(sql`
    update job set is_expired = false, expiry_date = null, job_status_id = 1,
      question_group_id = null where id = 1`);
  await db.run(sql`update job_address set is_current = false where job_id = 1`);
  await db.run(sql`insert into job_address (slug, job_id) values (${slug}, 1)`);
  await db.run(sql`
    insert into publication (job_id, platform_id, state) values (1, ${careersSite}, 'live')
    on conflict (job_id, platform_id) do update set state = 'live'`);
};

/** Each sender has an IP network of its own, since networks have rate limits. */
const toNetwork = (at: number): string => `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`;

const findWork = (stamp: string, bits: number): string => {
  if (bits === 0) return '';
  for (let count = 0; ; count += 1) {
    const found = hash('sha256', `${stamp}:${count}`, 'buffer');
    if (found.readUInt32BE(0) >>> (32 - bits) === 0) return String(count);
  }
};

const toBody = (at: number, stamp: string) => {
  const fields = {
    ...{ firstName: `Applicant ${at}`, lastName: 'Bench', email: `bench${at}@friends.example` },
    ...{ 'consent-application': '1', stamp, work: findWork(stamp, 16) },
  };
  const parts = Object.entries(fields).map(
    ([name, value]) => `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const file =
    '--b\r\ncontent-disposition: form-data; name="resume"; filename="resume.pdf"\r\ncontent-type: application/pdf\r\n\r\n';
  return {
    type: 'multipart/form-data; boundary=b',
    key: `bench-${at}`,
    content: Buffer.concat([Buffer.from(parts.join('') + file), pdf, Buffer.from('\r\n--b--\r\n')]),
  };
};

const print = (...cells: readonly (string | number)[]): void =>
  void process.stdout.write(`| ${cells.join(' | ')} |\n`);

const endRun = await startRun();
const database = await startPostgres('company');
const { connectionString } = database;
const db = openDatabase({ connectionString, connections: 1 });
await publish(db);
const settings = { TRUSTED_PROXIES: '127.0.0.1' };
const side = await startMeasuredServer({
  which: 'ours',
  connectionString,
  connections: 8,
  settings,
});
try {
  const calls = `${side.origin}/api/public/v1/jobs/${slug}`;
  const stamps: string[] = [];
  const all = warmUp + applications;
  await forEach(all, async (at) => {
    const { status, body } = await call(`${calls}/questions`, toNetwork(at));
    if (status !== 200) throw new Error(`The form did not open: ${body}`);
    stamps[at] = (JSON.parse(body) as { data: { stamp: string } }).data.stamp;
  });
  await sleep(openFor);
  const bodies = stamps.map((stamp, at) => toBody(at, stamp));
  const send = (at: number) => call(`${calls}/applications`, toNetwork(at), bodies[at]);
  await forEach(warmUp, async (at) => void (await send(at)));
  const times: number[] = [];
  const states = new Map<string, number>();
  const began = performance.now();
  await forEach(applications, async (at) => {
    const sent = performance.now();
    const { status, body } = await send(warmUp + at);
    times.push(performance.now() - sent);
    const state =
      status === 200
        ? (JSON.parse(body) as { data: { state: string } }).data.state
        : String(status);
    states.set(state, (states.get(state) ?? 0) + 1);
  });
  const elapsed = performance.now() - began;
  const stored = await db.one<{ taken: number }>(sql`
    select count(*)::integer as taken from application
      join applicant on applicant.id = application.applicant_id
    where applicant.email like 'bench%@friends.example' and resume_file_id is not null`);
  const { p50, p99, perSecond } = computeFigures([{ times, elapsed }]);
  const lost = all - (stored?.taken ?? 0);
  print('applications', 'a second', 'p50 ms', 'p99 ms', 'answers', 'lost', 'goal');
  print(
    ...[applications, Math.round(perSecond), Math.round(p50), Math.round(p99)],
    ...[[...states].map(([state, count]) => `${state} ${count}`).join(', '), lost],
    perSecond >= minPerSecond && lost === 0 ? 'holds' : 'MISSED',
  );
} finally {
  agent.destroy();
  await stopMeasuredServer(side);
  await db.close();
  await database.stop();
  await endRun();
}
