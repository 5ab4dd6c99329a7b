import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
const prefix = 'console-tests-';
const gigabyte = 2 ** 30;
/** Bytes that three workers with their databases and servers fill at most, and those that they run in. */
const folders = 6 * gigabyte;
const processes = 6 * gigabyte;

const isRunning = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/** A run that was killed leaves its folder. */
const removeLeft = () => {
  for (const name of readdirSync(memory).filter((one) => one.startsWith(prefix)))
    if (!isRunning(Number(name.slice(prefix.length).split('-')[0])))
      rmSync(join(memory, name), { recursive: true, force: true });
};

const roomIn = (folder) => {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
};

/**
 * Sends a run's temporary files to memory where there is plenty. A database for each file of tests is a
 * thousand small files, and a file system on a disk takes longer to find places for them than PostgreSQL to
 * write them.
 */
export const temporaryFiles = () => {
  if (process.env.TMPDIR || roomIn(memory) < folders) return { env: {}, remove: () => undefined };
  removeLeft();
  if (freemem() < folders + processes) return { env: {}, remove: () => undefined };
  const folder = mkdtempSync(join(memory, `${prefix}${process.pid}-`));
  // As root, PostgreSQL runs as another user, who has to get into it.
  chmodSync(folder, 0o755);
  return {
    env: { TMPDIR: folder },
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 20 }),
  };
};
