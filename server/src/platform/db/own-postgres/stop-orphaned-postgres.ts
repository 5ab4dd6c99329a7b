import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { PostgresAccount } from './account';
import { isProcessRunning, readPostgresPid } from './processes';

const runFile = promisify(execFile);
const maxWaitMilliseconds = 10_000;

const readProcessCommand = async (pid: number): Promise<string> => {
  if (process.platform === 'linux') return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  if (process.platform === 'win32') return '';
  const { stdout } = await runFile('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => ({
    stdout: '',
  }));
  return stdout;
};

/** The process id may have been reused, so the command is compared too. */
const findOrphanedPostgres = async (database: string): Promise<number | undefined> => {
  const pid = await readPostgresPid(database);
  if (pid === undefined || !isProcessRunning(pid)) return undefined;
  if (process.platform === 'win32') return pid;
  return (await readProcessCommand(pid)).includes(database) ? pid : undefined;
};

/**
 * Stops a PostgreSQL that a killed server left running; the lock of the folder rules out that a server is
 * running.
 */
export const stopOrphanedPostgres = async (
  database: string,
  binaries: string,
  account: PostgresAccount | undefined,
): Promise<void> => {
  const end = performance.now() + maxWaitMilliseconds;
  while ((await findOrphanedPostgres(database)) !== undefined && performance.now() < end)
    await sleep(50);
  if ((await findOrphanedPostgres(database)) === undefined) return;
  const args = ['stop', '-D', database, '-m', 'fast', '-w', '-t', '30'];
  await runFile(join(binaries, 'pg_ctl'), args, { ...account, cwd: database });
};
