import sql from 'sql-template-tag';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readConfig } from '../../../src/platform/config';
import { openDatabase, type Database } from '../../../src/platform/db/database';
import { openStorage } from '../../../src/platform/files/storage/open-storage';
import { publishBuiltRemotes } from '../../../src/console/registry/publish-built-remotes';
import { createRemoteFiles } from '../../../src/console/registry/remote-files';
import { startBalancer, type Balancer } from '../../balancer';
import { startConsole, type ConsoleProcess } from '../../console-process';
import { fetchAs, signIn, type Session } from '../../console-session';
import { startPostgres, type TestDatabase } from '../../postgres';
import { connectSocket } from '../../socket-client';
import { runProgram } from '../../template';
import { pdf } from '../../applicants/intake/intake-parts';
import { testChatThroughKill } from '../../chat/channels/chat-over-servers';
import { removeFolder } from '../../temporary-folder';

jest.setTimeout(240_000);

const keyOf = ({ selfToken }: Session): unknown =>
  (JSON.parse(atob(selfToken.split('.')[0] ?? '')) as { kid: unknown }).kid;

describe('two servers on one PostgreSQL', () => {
  let root = '';
  let postgres: TestDatabase;
  let db: Database;
  let balancer: Balancer;
  let session: Session;
  const servers: ConsoleProcess[] = [];
  const undo: (() => Promise<unknown>)[] = [];
  let [here, there, third] = ['', '', ''];

  const folderOf = (name: string) => join(root, name);
  const start = async (name: string): Promise<string> => {
    const server = startConsole({
      DATA_FOLDER: folderOf(name),
      DATABASE_URL: postgres.connectionString,
      LOG_LEVEL: 'debug',
    });
    servers.push(server);
    const address = await server.address;
    if (!address) throw new Error(server.printed());
    return address;
  };
  const dataOf = async <Data>(answering: Promise<Response>): Promise<Data> => {
    const answer = await answering;
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
    return ((await answer.json()) as { data: Data }).data;
  };
  const call = <Data>(address: string, path: string, body?: object): Promise<Data> =>
    dataOf<Data>(fetchAs(address, session, path, body));

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'hiring-servers-'));
    undo.push(() => removeFolder(root));
    const started = await startPostgres();
    if (!started) throw new Error('No PostgreSQL was found');
    postgres = started;
    undo.push(postgres.stop);
    db = openDatabase({ connectionString: postgres.connectionString, connections: 2 });
    undo.push(db.close, async () => {
      for (const { child } of servers) child.kill('SIGKILL');
      await Promise.all(servers.map(({ ended }) => ended));
    });
    [here = '', there = ''] = await Promise.all([start('one'), start('other')]);
    balancer = await startBalancer([here, there]);
    undo.push(balancer.stop);
    session = await signIn(balancer.address);
  });
  afterAll(async () => {
    for (const step of undo.reverse()) await step();
  });

  it('two servers that start at the same time fill an empty database once', async () => {
    const counted = await db.one(sql`
      select count(*)::integer as companies, count(distinct user_name) = count(*) as "areOnce",
        (select count(*)::integer from signing_key) as keys
      from company join app_user on true group by company.id`);
    expect(counted).toEqual({ companies: expect.any(Number), areOnce: true, keys: 1 });
  });

  it('two servers accept each other’s sessions, and refuse one that ended at the other', async () => {
    const own = await signIn(here, 'Recruiter');
    for (const address of [here, there])
      expect((await fetchAs(address, own, '/api/v1/userinfo')).status).toBe(200);
    await db.run(sql`update session set ended_at = now() where id = (
      select id from session order by created_at desc limit 1)`);
    await sleep(3_100);
    for (const address of [here, there])
      expect((await fetchAs(address, own, '/api/v1/userinfo')).status).toBe(401);
  });

  it('two servers open a file that was uploaded at the other', async () => {
    const form = new FormData();
    const fields = { jobId: '1', firstName: 'Mira', applicantEmail: 'mira@several.example' };
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('resume', new Blob([new Uint8Array(pdf)]), 'Mira.pdf');
    const { id } = await call<{ id: number }>(here, '/api/v1/application', form);
    const file = await db.one<{ id: string }>(sql`
      select resume_file_id as id from application where id = ${id}`);
    const target = { kind: 'file', fileId: file?.id };
    const ticket = await call<{ url: string }>(here, '/api/v1/file-tickets', target);
    const opened = await fetch(`${there}${ticket.url}`);
    expect(Buffer.from(await opened.arrayBuffer()).equals(pdf)).toBe(true);
    expect((await fetch(`${here}${ticket.url}`)).status).toBe(404);
  });

  it('two servers serve a remote that was deployed elsewhere, in the version that the other server made live', async () => {
    const config = readConfig({
      DATA_FOLDER: folderOf('pipeline'),
      DATABASE_URL: postgres.connectionString,
    });
    const remoteFiles = createRemoteFiles(db, openStorage(config, db), config.dataFolder);
    const log = { info: () => undefined, warn: () => undefined };
    const entries = { menu: [], routes: [], cards: [], panels: [] };
    for (const version of ['1.0.0-aaaa', '1.0.0-bbbb']) {
      const folder = join(root, version, 'mf-notes', 'dist');
      await mkdir(folder, { recursive: true });
      const contributions = { id: 'notes', needs: '^1.0.0', ...entries };
      const remote = JSON.stringify({ id: 'notes', version, contributions });
      await writeFile(join(folder, 'remote.json'), remote);
      await writeFile(join(folder, 'mf-manifest.json'), JSON.stringify({ version }));
      const parts = { db, remoteFiles, platform: '1.0.0', log };
      await publishBuiltRemotes({ ...parts, root: join(root, version) });
    }
    const path = '/api/v1/registry/remotes/notes';
    const moved = await fetchAs(here, session, path, { version: '1.0.0-aaaa' }, 'PUT');
    expect(moved.status).toBe(200);
    for (const address of [there, here]) {
      const { remotes } = (await (await fetch(`${address}/registry.json`)).json()) as {
        remotes: { id: string; entry: string }[];
      };
      const entry = remotes.find(({ id }) => id === 'notes')?.entry ?? '';
      const asset = await fetch(`${address}${entry}`);
      expect(await asset.json()).toEqual({ version: '1.0.0-aaaa' });
      expect(asset.headers.get('cache-control')).toContain('immutable');
      const missing = await fetch(`${address}/remotes/notes/1.0.0-cccc/mf-manifest.json`);
      expect(missing.status).toBe(404);
    }
  });

  it('two servers send an event of an applicant who was moved at the other', async () => {
    const auth = { token: session.selfToken, app: session.appToken };
    const socket = await connectSocket(there, auth);
    try {
      expect(socket.entered).toBe('open');
      const found = await db.one<{ id: number }>(sql`
        select application.id from application
          join job on job.id = job_id join status on status.id = status_id
        where job.pipeline_id = 1 and status.category = 'active' and stage_id <> 1 limit 1`);
      const move = { applicantId: [found?.id], statusId: 1, stageId: 1 };
      await call(here, '/api/v1/multiple-status-change', move);
      await socket.next({ owner: 'application', ids: [found?.id ?? 0] });
    } finally {
      socket.close();
    }
  });

  it('two servers refuse a service token that was revoked at the other, at the next call', async () => {
    const { id } = await call<{ id: number }>(here, '/api/v1/service-token', {
      ...{ name: 'Payroll', rights: ['directory:read'] },
    });
    const { token } = await call<{ token: string }>(here, `/api/v1/service-token/${id}/secret`, {});
    const statusAt = async (address: string) =>
      (
        await fetch(`${address}/api/v1/directory/people`, {
          headers: { authorization: `Bearer ${token}` },
        })
      ).status;
    expect([await statusAt(here), await statusAt(there)]).toEqual([200, 200]);
    await call(here, `/api/v1/service-token/${id}/revocation`, {});
    expect([await statusAt(there), await statusAt(here)]).toEqual([401, 401]);
  });

  it('two servers write no service token into their logs', async () => {
    const secret = 'hct_secretsecretsecretsecretsecretsecretsecret1';
    const asked = await fetch(`${here}/api/v1/directory/people?token=${secret}`, {
      headers: { authorization: `Bearer ${secret}` },
    });
    expect(asked.status).toBe(401);
    // Log lines are in order, so the later line shows that the earlier one was written.
    const later = '/api/v1/nothing-of-this-name';
    await fetch(`${here}${later}`);
    const printed = () => servers[0]?.printed() ?? '';
    while (!printed().includes(later)) await sleep(20);
    expect(printed()).toContain('/api/v1/directory/people');
    expect(printed()).not.toContain('secretsecret');
  });

  it('two servers count wrong passwords together', async () => {
    const tries: number[] = [];
    for (let n = 0; n < 7; n += 1) {
      const address = [here, there][n % 2] ?? '';
      const page = await fetch(`${address}/account/login`);
      const answer = await fetch(`${address}/account/login`, {
        method: 'POST',
        headers: { cookie: page.headers.getSetCookie()[0]?.split(';')[0] ?? '' },
        body: new URLSearchParams({ userName: 'nobody', password: `wrong ${n}` }),
      });
      tries.push(answer.status);
    }
    expect(tries).toEqual([401, 401, 401, 401, 401, 429, 429]);
  });

  it('two servers keep sessions valid while the signing key is replaced', async () => {
    await runProgram(
      process.execPath,
      ['--import', 'tsx', 'server/src/platform/access/rotate-keys.ts'],
      {
        env: { ...process.env, DATA_FOLDER: root, DATABASE_URL: postgres.connectionString },
      },
    );
    await db.run(sql`update signing_key set used_from = used_from - interval '3 minutes'`);
    third = await start('third');
    const late = await signIn(third);
    for (const one of [session, late])
      expect((await fetchAs(third, one, '/api/v1/userinfo')).status).toBe(200);
    expect(keyOf(late)).not.toBe(keyOf(session));
  });

  it('two servers lose no confirmed change when one is killed, and the other continues', async () => {
    const acknowledged: number[] = [];
    let isOver = false;
    const job = { jobTitle: 'Written before a kill', jobDescription: '<p>Cooks</p>' };
    const write = async (): Promise<void> => {
      while (!isOver) {
        const made = await call<{ jobId: number }>(balancer.address, '/api/v1/job', {
          ...job,
          departmentId: 1,
          locationId: [1],
        }).catch((error: Error) => {
          // Requests in progress at the killed server may fail with 502.
          if (/^(?!502)\d{3} /.test(error.message)) throw error;
        });
        if (made) acknowledged.push(made.jobId);
      }
    };
    const writing = Promise.all([1, 2, 3, 4].map(write));
    const until = async (count: number) => {
      while (acknowledged.length < count) await Promise.race([sleep(5), writing]);
    };
    await until(20);
    servers[0]?.child.kill('SIGKILL');
    await until(acknowledged.length + 20);
    isOver = true;
    await writing;
    for (const id of acknowledged) await call(there, `/api/v1/job/${id}`);
  });

  it('two servers share a chat, and neither lose nor repeat a message when one is killed', async () => {
    const both = await startBalancer([there, third]);
    undo.push(both.stop);
    const sessions = [await signIn(there, 'Recruiter'), await signIn(there, 'Referrer')];
    await testChatThroughKill(both.address, sessions, async () => {
      servers[2]?.child.kill('SIGKILL');
      await servers[2]?.ended;
    });
  });
});
