import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { FolderInUseError, lockFolder } from './folder-lock';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hiring-lock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('a second server cannot use a locked data folder, and its error names the process that has locked it', async () => {
  const lock = await lockFolder(folder, 'server', 0);
  const second = lockFolder(folder, 'server', 150);
  await expect(second).rejects.toThrow(FolderInUseError);
  await expect(second).rejects.toThrow(`process ${process.pid}`);
  await lock.release();
});

it('a server waits for the lock of a server that is just stopping', async () => {
  const lock = await lockFolder(folder, 'server', 0);
  setTimeout(() => void lock.release(), 200);
  const next = await lockFolder(folder, 'server', 20_000);
  await next.release();
});

it('the data folder’s lock is released at once when its process is killed', async () => {
  const holder = fork(resolve('server/test/platform/db/hold-lock.ts'), [folder], {
    execArgv: ['--import', 'tsx'],
  });
  await once(holder, 'message');
  await expect(lockFolder(folder, 'server', 0)).rejects.toThrow(`process ${holder.pid}`);
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  const lock = await lockFolder(folder, 'server', 20_000);
  await lock.release();
});
