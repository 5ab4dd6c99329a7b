import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import sql from 'sql-template-tag';
import { extract, pack } from 'tar-fs';
import type { Database } from '../../platform/db/database';
import { discardContent, type FileStorage } from '../../platform/files/storage/storage';

/** Days for which a shell build's files are stored after a server last used them. */
const retentionDays = 14;

const archiveFolder = 'shell-archives';

const toArchiveName = (version: string): string => `${archiveFolder}/${version}.tar`;

const fileExists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

interface ShellBuildDependencies {
  db: Database;
  storage: FileStorage;
  shell: string;
  dataFolder: string;
}

export const getOtherShellBuildsFolder = (dataFolder: string): string =>
  join(dataFolder, 'shell-assets');

/**
 * Files of earlier and later shell builds: a page from one server may request its scripts from a server of
 * another release.
 */
export const createShellBuildStore = ({
  db,
  storage,
  shell,
  dataFolder,
}: ShellBuildDependencies) => {
  const own = join(shell, 'assets');
  const others = getOtherShellBuildsFolder(dataFolder);
  const unpacked = new Set<string>();
  let coming: Promise<void> | undefined;

  const ownVersion = async (): Promise<string | undefined> => {
    const text = await readFile(join(shell, 'build.json'), 'utf8').catch(() => undefined);
    return text && (JSON.parse(text) as { version: string }).version;
  };

  /** Each file is renamed at the end, so that it appears completely or not at all. */
  const unpack = async (content: AsyncIterable<Uint8Array>): Promise<void> => {
    await mkdir(others, { recursive: true });
    const fresh = await mkdtemp(join(dataFolder, 'shell-part-'));
    await pipeline(Readable.from(content), extract(fresh));
    for (const name of await readdir(fresh)) await rename(join(fresh, name), join(others, name));
    await rm(fresh, { recursive: true });
  };

  const bringOthers = async (): Promise<void> => {
    const builds = await db.many<{ version: string }>(sql`
      select version from shell_build where version <> all(${[...unpacked]}::text[])`);
    for (const { version } of builds) {
      const content = await storage.read(toArchiveName(version));
      if (!content) continue;
      await unpack(content);
      unpacked.add(version);
    }
  };

  const isKept = async (version: string): Promise<boolean> => {
    const content = await storage.read(toArchiveName(version));
    if (content) await discardContent(content);
    return content !== undefined;
  };

  /** Removes archives that servers left behind when they were killed while storing their build. */
  const removeLeft = async (): Promise<void> => {
    const old = new Date(Date.now() - retentionDays * 86_400_000);
    for await (const name of storage.mayBeLeft(archiveFolder, old)) {
      const known = sql`select from shell_build where ${name} = ${archiveFolder} || '/' || version || '.tar'`;
      if (await db.one(known)) continue;
      await db.transaction(async (tx) => {
        // The lock prevents a server from storing the build at the same time.
        await tx.run(sql`lock table shell_build in share row exclusive mode`);
        if (!(await tx.one(known))) await storage.remove(name);
      });
    }
  };

  return {
    keep: async (): Promise<void> => {
      const version = await ownVersion();
      if (version === undefined) return;
      // The archive may be missing after a restore or a change of storage.
      const isHere = await isKept(version);
      await db.transaction(async (tx) => {
        const known = await tx.run(sql`
          update shell_build set served_at = now() where version = ${version}`);
        if (known > 0 && isHere) return;
        await storage.put(tx, toArchiveName(version), await buffer(pack(own)));
        await tx.run(sql`
          insert into shell_build (version) values (${version}) on conflict do nothing`);
      });
    },
    bring: async (path: string): Promise<void> => {
      const [, name] = /^\/assets\/(\w[\w.-]*)(?:\?|$)/.exec(path) ?? [];
      if (!name || (await fileExists(join(own, name))) || (await fileExists(join(others, name))))
        return;
      coming ??= bringOthers().finally(() => (coming = undefined));
      await coming;
    },
    collect: async (): Promise<void> => {
      await db.transaction(async (tx) => {
        const old = await tx.many<{ version: string }>(sql`
          delete from shell_build where served_at < now() - ${retentionDays} * interval '1 day'
          returning version`);
        for (const { version } of old) tx.afterCommit(() => storage.remove(toArchiveName(version)));
      });
      await removeLeft();
    },
  };
};
