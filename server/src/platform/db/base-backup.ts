import { createWriteStream, type Dirent } from 'node:fs';
import { open, readdir, type FileHandle } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
import type pg from 'pg';
import { pack, type Pack } from 'tar-stream';

const chunkSize = 1_048_576;
const walFolder = 'pg_wal';
/**
 * Files left out of the backup: temporary ones change meanwhile, and the write-ahead log is added at the end.
 */
const excludedFiles = /^(base\/pgsql_tmp|pg_wal\/|pg_replslot\/|postmaster\.|\.s\.PGSQL)/;

interface BackupEnd {
  label: string;
  first: string;
  last: string;
}

/**
 * Yields exactly `size` bytes of a file: zeros replace truncated content, which replaying the log repairs.
 */
const readContent = async function* (handle: FileHandle, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < size; at += chunkSize) {
    const part = Buffer.alloc(Math.min(chunkSize, size - at));
    await handle.read(part, 0, part.length, at);
    yield part;
  }
};

const addFile = async (archive: Pack, folder: string, name: string): Promise<void> => {
  const handle = await open(join(folder, name)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  // The table was dropped during the backup, which the log records.
  if (!handle) return;
  try {
    const { size, mtime } = await handle.stat();
    const entry = archive.entry({ name, size, mtime, mode: 0o600 });
    await pipeline(Readable.from(readContent(handle, size)), entry);
  } finally {
    await handle.close();
  }
};

const listFiles = async (folder: string, kept: (entry: Dirent) => boolean): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter(kept)
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'))
    .filter((name) => !excludedFiles.test(name));

const stopBackup = async (client: pg.Client): Promise<BackupEnd> => {
  const { rows } = await client.query<BackupEnd>(
    `select labelfile as label, substring(labelfile from 'file ([0-9A-F]+)') as first,
       pg_walfile_name(lsn) as last
     from pg_backup_stop(false)`,
  );
  if (!rows[0]) throw new Error('The backup was not begun');
  return rows[0];
};

const addWalFiles = async (
  archive: Pack,
  folder: string,
  { first, last }: BackupEnd,
): Promise<void> => {
  const segments = (await readdir(join(folder, walFolder))).filter(
    (name) => name >= first && name <= last,
  );
  for (const name of segments.sort()) await addFile(archive, folder, `${walFolder}/${name}`);
};

const fillArchive = async (archive: Pack, client: pg.Client, folder: string): Promise<void> => {
  // The replication slot is temporary: the database removes it with the connection.
  await client.query(
    `select pg_create_physical_replication_slot('snapshot_' || pg_backend_pid(), true, true)`,
  );
  await client.query(`select pg_backup_start('snapshot', true)`);
  let stopped: BackupEnd;
  try {
    for (const name of await listFiles(folder, (entry) => entry.isDirectory()))
      archive.entry({ name, type: 'directory', mode: 0o700 });
    for (const name of await listFiles(folder, (entry) => entry.isFile()))
      await addFile(archive, folder, name);
  } finally {
    stopped = await stopBackup(client);
  }
  await addWalFiles(archive, folder, stopped);
  archive.entry({ name: 'backup_label', mode: 0o600 }, stopped.label);
  archive.finalize();
};

interface BaseBackup {
  client: pg.Client;
  folder: string;
  file: string;
  signal: AbortSignal;
}

/**
 * Archives the files of a running database, then the log since the backup started. When the copy is first
 * started, replaying the log makes the files consistent.
 */
export const writeBaseBackup = async ({
  client,
  folder,
  file,
  signal,
}: BaseBackup): Promise<void> => {
  const archive = pack();
  const filling = fillArchive(archive, client, folder).catch((error: Error) => {
    archive.destroy(error);
    throw error;
  });
  const gzip = createGzip({ level: constants.Z_BEST_SPEED });
  const writing = pipeline(archive, gzip, createWriteStream(file, { flush: true }), { signal });
  const [written, filled] = await Promise.allSettled([writing, filling]);
  if (written.status === 'rejected') throw written.reason as Error;
  if (filled.status === 'rejected') throw filled.reason as Error;
};
