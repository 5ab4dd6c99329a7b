import sql from 'sql-template-tag';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { extract } from 'tar-fs';
import type { Db, Transaction } from '../../platform/db/database';
import { discardContent, type FileStorage } from '../../platform/files/storage/storage';
import { lockRemoteVersion, readRemoteVersion } from './versions';

/** Maximum of unpacked versions of a remote on one server; older versions are unpacked again on demand. */
const maxUnpackedRemotes = 12;

export const getRemotesFolder = (dataFolder: string): string => join(dataFolder, 'remotes');

const archiveFolder = 'remote-archives';

const toArchiveName = (id: string, version: string): string =>
  `${archiveFolder}/${id}@${version}.tar`;

const parseArchiveName = (name: string): { id: string; version: string } | undefined => {
  const [, id, version] = /\/([^@]+)@(.+)\.tar$/.exec(name) ?? [];
  return id && version ? { id, version } : undefined;
};

const getChangeTime = (path: string): Promise<number | undefined> =>
  stat(path).then(
    ({ ctimeMs }) => ctimeMs,
    () => undefined,
  );

/** Archives of remotes' versions in shared storage, which each server unpacks on demand. */
export interface RemoteFiles {
  /**
   * Stores an archive before the version's row is inserted; if the transaction fails, the archive is removed.
   */
  keep(tx: Transaction, version: { id: string; version: string }, tar: Buffer): Promise<void>;
  /** True if the archive exists; it may be missing after a restore from backup. */
  isKept(id: string, version: string): Promise<boolean>;
  /** Unpacks a version on this server; returns false if it has no archive. */
  bring(id: string, version: string): Promise<boolean>;
  /** Removes the archive and this server's files of a version, unless the version was uploaded again. */
  remove(id: string, version: string): Promise<void>;
  removeCollected(): Promise<void>;
  /**
   * Removes archives without a version, which a server that was killed leaves behind, and returns their
   * names.
   */
  removeLeft(before: Date): Promise<string[]>;
}

export const createRemoteFiles = (
  db: Db,
  storage: FileStorage,
  dataFolder: string,
): RemoteFiles => {
  const folder = getRemotesFolder(dataFolder);
  const coming = new Map<string, Promise<void>>();

  const removeUnpacked = (id: string, version: string): Promise<void> =>
    rm(join(folder, id, version), { recursive: true, force: true });

  /** Removes old unpacked versions, except those without an archive, which exist on this server only. */
  const removeOld = async (id: string): Promise<void> => {
    const archived = await db.many<{ version: string }>(sql`
      select version from remote_version where remote_id = ${id} and is_archived`);
    const known = new Set(archived.map(({ version }) => version));
    const versions = (await readdir(join(folder, id))).filter((name) => known.has(name));
    const dated = await Promise.all(
      versions.map(async (name) => ({
        name,
        at: (await getChangeTime(join(folder, id, name))) ?? 0,
      })),
    );
    const old = dated.sort((one, other) => other.at - one.at).slice(maxUnpackedRemotes);
    for (const { name } of old) await removeUnpacked(id, name);
  };

  /** The folder is renamed at the end, so that it appears completely or not at all. */
  const unpack = async (id: string, version: string): Promise<void> => {
    const known = await db.one<object>(sql`
      select 1 from remote_version
      where remote_id = ${id} and version = ${version} and is_archived`);
    const content = known ? await storage.read(toArchiveName(id, version)) : undefined;
    if (!content) return;
    const place = join(folder, id, version);
    const fresh = `${place}.part`;
    await rm(fresh, { recursive: true, force: true });
    await mkdir(fresh, { recursive: true });
    await pipeline(Readable.from(content), extract(fresh));
    await rename(fresh, place);
    await removeOld(id);
  };

  const isUnpacked = async (id: string, version: string): Promise<boolean> =>
    (await getChangeTime(join(folder, id, version))) !== undefined;

  const remove = (id: string, version: string): Promise<void> =>
    db.transaction(async (tx) => {
      await lockRemoteVersion(tx, id, version);
      if ((await readRemoteVersion(tx, id, version))?.isArchived) return;
      await removeUnpacked(id, version);
      await storage.remove(toArchiveName(id, version));
    });

  return {
    keep: async (tx, { id, version }, tar) => {
      tx.afterRollback(() => remove(id, version));
      await lockRemoteVersion(tx, id, version);
      await storage.put(tx, toArchiveName(id, version), tar);
    },
    isKept: async (id, version) => {
      const content = await storage.read(toArchiveName(id, version));
      if (!content) return false;
      await discardContent(content);
      return true;
    },
    bring: async (id, version) => {
      if (await isUnpacked(id, version)) return true;
      const key = `${id}@${version}`;
      const arriving = coming.get(key) ?? unpack(id, version).finally(() => coming.delete(key));
      coming.set(key, arriving);
      await arriving;
      return isUnpacked(id, version);
    },
    remove,
    removeCollected: async () => {
      for (const id of await readdir(folder).catch((): string[] => [])) {
        const here = await readdir(join(folder, id));
        const collected = await db.many<{ version: string }>(sql`
          select version from remote_version where remote_id = ${id}
            and collected_at is not null and version = any(${here}::text[])`);
        for (const { version } of collected) await removeUnpacked(id, version);
      }
    },
    removeLeft: async (before) => {
      const known = new Set(
        (
          await db.many<{ id: string; version: string }>(sql`
            select remote_id as id, version from remote_version where is_archived`)
        ).map(({ id, version }) => toArchiveName(id, version)),
      );
      const removed: string[] = [];
      for await (const name of storage.mayBeLeft(archiveFolder, before)) {
        const one = known.has(name) ? undefined : parseArchiveName(name);
        if (!one) continue;
        // `remove` checks again under the lock that uploads take, so that no new upload is removed.
        await remove(one.id, one.version);
        removed.push(name);
      }
      return removed;
    },
  };
};

const addressPattern = /^\/remotes\/([a-z][a-z0-9-]*)\/(\d[\w.-]*)\//;

export const createMissingFileUnpacker =
  (remoteFiles: RemoteFiles) =>
  async (path: string): Promise<void> => {
    const [, id, version] = addressPattern.exec(path) ?? [];
    if (id && version) await remoteFiles.bring(id, version);
  };
