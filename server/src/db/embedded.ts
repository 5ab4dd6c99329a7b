import { fork, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, realpath } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { programOf } from '../programs';
import type { Report, Start, Stop } from './embedded-messages';
import { expectNotRootAtOthers } from './folder-owner';

/** The database that needs no installation: PostgreSQL compiled to WebAssembly, in its own process. */
export interface EmbeddedDatabase {
  connectionString: string;
  /** Holds `database/`. */
  folder: string;
  /** Resolves with the reason if the process ends without having been asked to. */
  ended: Promise<string>;
  /** Ends the process; connections must be closed before. */
  stop(): Promise<void>;
}

/** Flags of node for the database's process. A whole run of the tests has some. */
const flags = process.env.EMBEDDED_NODE_FLAGS?.split(' ') ?? [];

const socketName = '.s.PGSQL.5432';
const longestSocketPath = 107;

/** Unix sockets have short paths, so a deep data folder gets its socket in the temporary folder. */
export const socketFolder = (folder: string): string => {
  if (join(folder, socketName).length <= longestSocketPath) return folder;
  const digest = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  return join(tmpdir(), `hiring-${digest}`);
};

const nextReport = (child: ChildProcess): Promise<Report> =>
  new Promise((done, fail) => {
    const ended = (code: number | null) =>
      fail(new Error(`The embedded database ended with code ${code ?? 'none'}.`));
    child.once('exit', ended);
    child.once('message', (message: Report) => {
      child.off('exit', ended);
      if (message.say === 'failed') fail(new Error(message.message));
      else done(message);
    });
  });

/** Starts the embedded database of a data folder and waits until it takes connections. */
export const startEmbedded = async (dataFolder: string): Promise<EmbeddedDatabase> => {
  await expectNotRootAtOthers(dataFolder);
  await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  const folder = await realpath(dataFolder);
  const socket = join(socketFolder(folder), socketName);
  await mkdir(dirname(socket), { recursive: true, mode: 0o700 });

  const { path, execArgv } = programOf('db/embedded-process.ts');
  const child = fork(path, [], {
    execArgv: [...flags, ...execArgv],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  let stopping = false;
  const ended = new Promise<string>((done) => {
    child.once('exit', (code, signal) => {
      if (!stopping) done(`code ${code ?? 'none'}, signal ${signal ?? 'none'}`);
    });
  });
  const start: Start = { folder, socket };
  child.send(start);
  await nextReport(child);

  return {
    connectionString: `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(dirname(socket))}`,
    folder,
    ended,
    stop: async () => {
      stopping = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exit = once(child, 'exit');
      child.send('stop' satisfies Stop);
      await exit;
    },
  };
};
