import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { mkdir, open, readFile, realpath, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Lock on a folder until `release` or the end of the process. */
export interface FolderLock {
  release(): Promise<void>;
}

export class FolderInUseError extends Error {
  constructor(
    readonly folder: string,
    readonly holder: string,
  ) {
    super(`The folder ${folder} is in use by ${holder}.`);
    this.name = 'FolderInUseError';
  }
}

// Name of a lock that the kernel releases even if the process is killed: an abstract socket on
// Linux, a named pipe on Windows, an exclusive open elsewhere (BSD and macOS).
const toKernelName = (folder: string, purpose: string): string => {
  const digest = createHash('sha256').update(`${purpose}:${folder}`).digest('hex').slice(0, 40);
  return process.platform === 'win32' ? `\\\\.\\pipe\\hiring-${digest}` : `\0hiring-${digest}`;
};

const lockByName = (name: string): Promise<FolderLock | undefined> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(undefined);
      else reject(error);
    });
    server.listen(name, () => {
      server.unref();
      resolve({ release: () => new Promise((done) => server.close(() => done())) });
    });
  });

const exclusiveOpenFlag = 0x20;

const lockByFile = async (path: string): Promise<FolderLock | undefined> => {
  try {
    const flags = constants.O_RDWR | constants.O_CREAT | constants.O_NONBLOCK | exclusiveOpenFlag;
    const handle = await open(path, flags, 0o600);
    return { release: () => handle.close() };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EAGAIN') return undefined;
    throw error;
  }
};

const tryLock = (folder: string, purpose: string): Promise<FolderLock | undefined> =>
  process.platform === 'linux' || process.platform === 'win32'
    ? lockByName(toKernelName(folder, purpose))
    : lockByFile(join(folder, `${purpose}.lock`));

const describeHolder = async (note: string): Promise<string> => {
  const pid = await readFile(note, 'utf8').catch(() => '');
  return pid ? `process ${pid.trim()}` : 'another process';
};

/**
 * @throws FolderInUseError when another process still has the lock after `patience` milliseconds.
 */
export const lockFolder = async (
  folder: string,
  purpose: string,
  patience: number,
): Promise<FolderLock> => {
  await mkdir(folder, { recursive: true });
  const place = await realpath(folder);
  const note = join(place, `${purpose}.pid`);
  const end = performance.now() + patience;
  for (;;) {
    const lock = await tryLock(place, purpose);
    if (lock) {
      await writeFile(note, `${process.pid}\n`);
      return lock;
    }
    if (performance.now() >= end) throw new FolderInUseError(place, await describeHolder(note));
    await sleep(100);
  }
};
