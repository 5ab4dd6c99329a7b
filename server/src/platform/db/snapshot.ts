import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeBaseBackup } from './base-backup';
import { connectClient } from './connect';
import { getDatabaseFolder } from './own-postgres/database-folder';

const maxSnapshots = 2;

const flushToDisk = async (path: string): Promise<void> => {
  const handle = await open(path);
  await handle.sync().finally(() => handle.close());
};

/** Paths of snapshots, the newest first. */
export const listSnapshots = async (folder: string): Promise<string[]> => {
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => name.endsWith('.tar.gz'))
    .sort()
    .reverse()
    .map((name) => join(folder, name));
};

interface SnapshotSource {
  connectionString: string;
  folder: string;
}

/** Writes a snapshot to disk, deletes all but the last two, and returns the new path. */
export const createSnapshotWriter = ({ connectionString, folder }: SnapshotSource) => {
  const place = join(folder, 'snapshots');

  return async (signal: AbortSignal): Promise<string> => {
    await mkdir(place, { recursive: true });
    const file = join(place, `${new Date().toISOString().replaceAll(':', '-')}.tar.gz`);
    const part = `${file}.part`;
    const client = await connectClient(connectionString);
    try {
      await writeBaseBackup({ client, folder: getDatabaseFolder(folder), file: part, signal });
      await rename(part, file);
    } finally {
      await client.end();
      await rm(part, { force: true });
    }
    await flushToDisk(place);
    for (const old of (await listSnapshots(place)).slice(maxSnapshots))
      await rm(old, { force: true });
    return file;
  };
};
