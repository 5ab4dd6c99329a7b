import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port';
import { root } from './paths';

const startLimit = 240_000;

export interface ConsoleServer {
  url: string;
  dataFolder: string;
  printed: () => string;
  /** Asks the server to stop, as Ctrl+C does. Returns the exit code. */
  stop: () => Promise<number | null>;
  /** Kills the server and all its child processes at once, like a power cut. */
  kill: () => Promise<void>;
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

const untilReady = async (url: string, child: ChildProcess, printed: () => string) => {
  const end = Date.now() + startLimit;
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error(`The server ended at its start:\n${printed()}`);
    if (Date.now() > end) throw new Error(`The server did not get ready:\n${printed()}`);
    await sleep(100);
  }
};

/**
 * Starts the real server on a free port in a separate process group. `folder` contains the builds to serve.
 */
export const startConsole = async (
  dataFolder: string,
  environment: Record<string, string> = {},
  folder = root,
): Promise<ConsoleServer> => {
  const port = environment.PORT ?? String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [join(folder, 'server/dist/start/main.js')], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      DATABASE_URL: undefined,
      LOG_LEVEL: 'warn',
      ...environment,
      PORT: port,
      DATA_FOLDER: dataFolder,
    },
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  let output = '';
  const keep = (text: Buffer) => {
    output += text.toString();
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const printed = () => output;
  await untilReady(url, child, printed);
  return {
    url,
    dataFolder,
    printed,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
    kill: async () => {
      const running = child.exitCode === null && child.signalCode === null;
      if (running && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      await ended;
    },
  };
};
