import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
const prefix = 'console-tests-';
const gigabyte = 2 ** 30;
/** Maximum memory in bytes for the databases of three workers, and for their processes. */
const folders = 6 * gigabyte;
const processes = 6 * gigabyte;

const isRunning = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
};

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
 * Puts temporary files in memory if there is enough: each test database has about a thousand small files,
 * which are slow to create on disk.
 */
export const prepareTemporaryFolder = () => {
  if (process.env.TMPDIR || roomIn(memory) < folders) return { env: {}, remove: () => undefined };
  removeLeft();
  if (freemem() < folders + processes) return { env: {}, remove: () => undefined };
  const folder = mkdtempSync(join(memory, `${prefix}${process.pid}-`));
  // If the tests run as root, PostgreSQL runs as another user, who must be able to read the folder.
  chmodSync(folder, 0o755);
  return {
    env: { TMPDIR: folder },
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 20 }),
  };
};
