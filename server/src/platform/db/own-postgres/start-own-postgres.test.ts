import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { migrate } from '../migrate';
import { isProcessRunning, readPostgresPid } from './processes';
import { startOwnPostgres } from './start-own-postgres';
import { makeTemporaryFolder } from '../../../../test/temporary-folder';

jest.setTimeout(120_000);

let root = '';
let folder = '';
beforeEach(async () => {
  root = await makeTemporaryFolder('hiring-own-');
  folder = join(root, 'data');
});
afterEach(() => rm(root, { recursive: true, force: true, maxRetries: 20 }));

const database = () => join(folder, 'postgres');

const ask = async (connectionString: string, text: string): Promise<unknown> => {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query<{ value: unknown }>(text);
  await client.end();
  return rows[0]?.value;
};

/** A process that starts the PostgreSQL of the folder, and then does nothing. */
const startHolder = async () => {
  const holder = spawn(
    process.execPath,
    ['--import', 'tsx', resolve('server/test/platform/db/hold-postgres.ts'), folder],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await once(holder.stdout, 'data');
  return holder;
};

const untilGone = async (pid: number): Promise<void> => {
  while (isProcessRunning(pid)) await sleep(20);
};

it('committed data is flushed to the disk, and present at the next start', async () => {
  const first = await startOwnPostgres(folder);
  expect(await ask(first.connectionString, `select current_setting('fsync') as value`)).toBe('on');
  expect(
    await ask(first.connectionString, `select current_setting('synchronous_commit') as value`),
  ).toBe('on');
  await ask(first.connectionString, 'create table note as select 7 as value');
  await first.stop();
  const second = await startOwnPostgres(folder);
  expect(await ask(second.connectionString, 'select value from note')).toBe(7);
  await second.stop();
});

it('the server’s own database can stop while a connection is still closing', async () => {
  const own = await startOwnPostgres(folder);
  const ending = jest.spyOn(pg.Pool.prototype, 'end');
  await migrate(own.connectionString);
  const pools = ending.mock.contexts as pg.Pool[];
  ending.mockRestore();
  await own.stop();
  expect(pools).toHaveLength(1);
  // A connection that the database ends emits an error, which throws without a listener.
  for (const pool of pools)
    expect(() => pool.emit('error', new Error('57P01'), pool)).not.toThrow();
});

it('the server’s own database does not listen on the network', async () => {
  const own = await startOwnPostgres(folder);
  expect(
    await ask(own.connectionString, `select current_setting('listen_addresses') as value`),
  ).toBe('');
  expect(
    await ask(own.connectionString, `select current_setting('unix_socket_permissions') as value`),
  ).toBe('0700');
  await own.stop();
});

it('the server’s own database ends when the server is killed, and can start again', async () => {
  const holder = await startHolder();
  const pid = (await readPostgresPid(database())) ?? 0;
  holder.kill('SIGKILL');
  await untilGone(pid);
  const next = await startOwnPostgres(folder);
  await next.stop();
});

it('the next start ends a database that outlived both its server and the process that watches it', async () => {
  const holder = await startHolder();
  const pid = (await readPostgresPid(database())) ?? 0;
  const status = await readFile(`/proc/${pid}/stat`, 'utf8');
  const keeper = Number(/\) \S (\d+)/.exec(status)?.[1]);
  process.kill(keeper, 'SIGSTOP');
  holder.kill('SIGKILL');
  process.kill(keeper, 'SIGKILL');
  const next = await startOwnPostgres(folder);
  expect(await readPostgresPid(database())).not.toBe(pid);
  await next.stop();
});

it('the database starts even if another process now has the process id of a killed one', async () => {
  const first = await startOwnPostgres(folder);
  await first.stop();
  await writeFile(join(database(), 'postmaster.pid'), `${process.pid}\n${database()}\n`);
  const next = await startOwnPostgres(folder);
  await next.stop();
});

it('a data folder with a long path gets a socket whose path is short enough', async () => {
  folder = join(root, 'a-long-name-of-a-folder'.repeat(5), 'data');
  const own = await startOwnPostgres(folder);
  expect(await ask(own.connectionString, 'select 1 as value')).toBe(1);
  await own.stop();
});

it('the database starts on a folder readable by others, and makes it private', async () => {
  await (await startOwnPostgres(folder)).stop();
  await chmod(database(), 0o755);
  await (await startOwnPostgres(folder)).stop();
  expect((await stat(database())).mode & 0o777).toBe(0o700);
});

it('a database of the earlier engine is left unchanged, and the error names the guide for moving its data', async () => {
  await mkdir(join(folder, 'database'), { recursive: true });
  await writeFile(join(folder, 'database/PG_VERSION'), '17');
  await expect(startOwnPostgres(folder)).rejects.toThrow(/earlier engine.*docs\/backup\.md/s);
  expect(await readdir(folder)).toEqual(['database']);
});

it('a database created on another operating system is refused before it is opened', async () => {
  const own = await startOwnPostgres(folder);
  await own.stop();
  await writeFile(join(database(), 'made-on'), 'darwin-arm64');
  await expect(startOwnPostgres(folder)).rejects.toThrow('was made on darwin-arm64');
});

it('the half-created database folder of a killed start is removed, and not used', async () => {
  await mkdir(join(folder, 'postgres.new-1'), { recursive: true });
  const own = await startOwnPostgres(folder);
  await own.stop();
  expect(await readdir(folder)).toEqual(['postgres']);
});
