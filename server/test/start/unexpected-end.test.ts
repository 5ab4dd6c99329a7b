import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { startConsole, type ConsoleProcess } from '../console-process';
import { copyOwnPostgres } from '../own-postgres';
import { makeTemporaryFolder, removeFolder } from '../temporary-folder';

jest.setTimeout(180_000);

let root = '';
let folder = '';
const started: ConsoleProcess[] = [];
beforeAll(async () => {
  root = await makeTemporaryFolder('hiring-end-');
  folder = join(root, 'data');
  await copyOwnPostgres('empty', folder);
});
afterAll(async () => {
  for (const { child } of started) child.kill('SIGKILL');
  await Promise.all(started.map(({ ended }) => ended));
  await removeFolder(root);
});

const start = async (fault = '') => {
  const server = startConsole({
    DATA_FOLDER: folder,
    MODE: 'production',
    FAULT: fault,
    NODE_OPTIONS: `--require ${resolve('server/test/platform/http/fault.cjs')} --max-old-space-size=300`,
  });
  started.push(server);
  if (!(await server.address)) throw new Error(server.printed());
  return server;
};

const ended = async ({ child, ended: end }: ConsoleProcess, signal: NodeJS.Signals) => {
  child.kill(signal);
  return { code: await end, signal: child.signalCode };
};

it('a server that ends unexpectedly logs the reason, and logs it again at the next start', async () => {
  const thrown = await start('throw');
  expect(thrown.printed()).toContain('run it under a supervisor: docs/operation.md');
  expect((await ended(thrown, 'SIGUSR2')).code).toBe(1);
  const uncaught = 'an uncaught fault: Error: thrown for a test';
  expect(thrown.printed()).toContain(`The server ended: ${uncaught}.`);
  expect(thrown.printed()).toMatch(/\n\s+at .*fault\.cjs/);

  const rejected = await start('reject');
  expect(rejected.printed()).toContain(`was not stopped but ended: ${uncaught}.`);
  expect((await ended(rejected, 'SIGUSR2')).code).toBe(1);
  const unhandled = 'an unhandled rejection: Error: rejected for a test';
  expect(rejected.printed()).toContain(`The server ended: ${unhandled}.`);

  const full = await start('memory');
  expect(full.printed()).toContain(`was not stopped but ended: ${unhandled}.`);
  expect((await ended(full, 'SIGUSR2')).signal).toBe('SIGABRT');
  expect(full.printed()).toMatch(/FATAL ERROR: .*heap out of memory/);

  const alone = await start();
  expect(alone.printed()).toMatch(/was not stopped but ended: .*ran out of memory/);
  process.kill(
    Number(
      await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8').then(
        (text) => text.split('\n')[0],
      ),
    ),
    'SIGKILL',
  );
  expect(await alone.ended).toBe(1);
  const withDatabase = 'the database ended by itself (code 137, signal none)';
  expect(alone.printed()).toContain(`The server ended: ${withDatabase}.`);

  const killed = await start();
  expect(killed.printed()).toContain(withDatabase);
  expect((await ended(killed, 'SIGKILL')).signal).toBe('SIGKILL');

  const stopped = await start();
  expect(stopped.printed()).toContain('it left no reason, so it was killed');
  expect((await ended(stopped, 'SIGTERM')).code).toBe(0);

  const last = await start();
  expect(last.printed()).not.toContain('The last run');
  expect((await ended(last, 'SIGTERM')).code).toBe(0);
});
