import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PostgresAccount } from './account';
import { isProcessRunning, readPostgresPid } from './processes';
import { postgresSettings } from './settings';

/** A PostgreSQL that ends with this process, even if the process is killed. */
export interface RunningPostgres {
  ended: Promise<string>;
  lastLines(): string;
  stop(): Promise<void>;
}

/**
 * A shell between this process and PostgreSQL: it stops PostgreSQL when its standard input closes, which a
 * kill causes too, and ends when PostgreSQL does.
 */
const guardScript = `exec 3<&0
"$@" </dev/null 3<&- & server=$!
(read -r _ <&3; kill -INT $server) 2>/dev/null & watcher=$!
exec 3<&- </dev/null
wait $server; code=$?
kill $watcher 2>/dev/null
exit $code`;

/** Milliseconds for the last checkpoint of PostgreSQL; if it takes longer, the next start replays the log. */
const maxStopMilliseconds = 8_000;
const maxLines = 4_000;

interface LaunchOptions {
  binaries: string;
  database: string;
  account: PostgresAccount | undefined;
  address: Readonly<Record<string, string>>;
  /** Process id in the lock file of a killed PostgreSQL; another process may have it now. */
  formerPid?: number | undefined;
}

/**
 * PostgreSQL ignores a lock file with the id of its grandparent process, so the former id is passed as that
 * id.
 */
const ignoreFormerPid = (pid: number | undefined): Record<string, string> =>
  pid === undefined ? {} : { PG_GRANDPARENT_PID: String(pid) };

const launchPostgres = ({
  binaries,
  database,
  account,
  address,
  formerPid,
}: LaunchOptions): ChildProcess => {
  const given = Object.entries({ ...postgresSettings, ...address });
  const options = given.flatMap(([name, value]) =>
    value || name === 'listen_addresses' ? ['-c', `${name}=${value}`] : [],
  );
  const command = [join(binaries, 'postgres'), '-D', database, ...options];
  const [program = '', ...args] =
    process.platform === 'win32' ? command : ['/bin/sh', '-c', guardScript, 'keeper', ...command];
  return spawn(program, args, {
    ...account,
    cwd: database,
    env: { ...process.env, ...ignoreFormerPid(formerPid), LC_ALL: 'C' },
    stdio: ['pipe', 'ignore', 'pipe'],
    // Detached from the terminal, so that Ctrl+C reaches only the server, which stops PostgreSQL last.
    detached: process.platform !== 'win32',
  });
};

const forceStopPostgres = async (database: string): Promise<void> => {
  const pid = await readPostgresPid(database);
  if (pid !== undefined && isProcessRunning(pid)) process.kill(pid, 'SIGQUIT');
};

const requestPostgresStop = async (
  child: ChildProcess,
  { database, binaries }: LaunchOptions,
): Promise<void> => {
  if (process.platform !== 'win32') return void child.stdin?.end();
  const args = ['stop', '-D', database, '-m', 'fast', '-w'];
  await once(spawn(join(binaries, 'pg_ctl'), args, { stdio: 'ignore' }), 'exit');
};

export const runPostgres = (wanted: LaunchOptions): RunningPostgres => {
  const child = launchPostgres(wanted);
  let isStopping = false;
  let lines = '';
  child.stdin?.on('error', () => undefined);
  child.stderr?.on('data', (text: Buffer) => {
    lines = `${lines}${text.toString()}`.slice(-maxLines);
  });
  const exit = new Promise<string>((done) => {
    child.once('error', (error) => done(error.message));
    child.once('close', (code, signal) =>
      done(`code ${code ?? 'none'}, signal ${signal ?? 'none'}`),
    );
  });
  const ended = new Promise<string>((done) => {
    void exit.then((how) => {
      if (!isStopping) done(how);
    });
  });
  return {
    ended,
    lastLines: () => lines.trim(),
    stop: async () => {
      isStopping = true;
      void requestPostgresStop(child, wanted);
      const isDone = await Promise.race([
        exit,
        sleep(maxStopMilliseconds, undefined, { ref: false }),
      ]);
      if (isDone === undefined) await forceStopPostgres(wanted.database);
      await exit;
    },
  };
};
