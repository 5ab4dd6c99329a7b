import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import sql from 'sql-template-tag';
import { extract, pack } from 'tar-fs';
import type { Database } from '../../platform/db/database';
import { leave, type Storage } from '../../platform/files/storage/storage';

/** Days that the files of a build stay after a server last had it. */
const daysKept = 14;

const archives = 'shell-archives';

const archiveName = (version: string): string => `${archives}/${version}.tar`;

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

interface Parts {
  db: Database;
  storage: Storage;
  /** Folder of the shell that this server was built with. */
  shell: string;
  dataFolder: string;
}

/** Folder of files of other builds. */
export const otherAssets = (dataFolder: string): string => join(dataFolder, 'shell-assets');

/**
 * The files of the shell that servers of two releases, side by side or one after the other, have to
 * answer for each other: a page comes from one of them, and asks the other for its scripts.
 */
export const createShellBuilds = ({ db, storage, shell, dataFolder }: Parts) => {
  const own = join(shell, 'assets');
  const others = otherAssets(dataFolder);
  const unpacked = new Set<string>();
  let coming: Promise<void> | undefined;

  const ownVersion = async (): Promise<string | undefined> => {
    const text = await readFile(join(shell, 'build.json'), 'utf8').catch(() => undefined);
    return text && (JSON.parse(text) as { version: string }).version;
  };

  /** Each file appears whole or not at all. */
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
      const content = await storage.read(archiveName(version));
      if (!content) continue;
      await unpack(content);
      unpacked.add(version);
    }
  };

  const isKept = async (version: string): Promise<boolean> => {
    const content = await storage.read(archiveName(version));
    if (content) await leave(content);
    return content !== undefined;
  };

  /** Of a server that was killed while it kept its build, and never came back. */
  const removeLeft = async (): Promise<void> => {
    const old = new Date(Date.now() - daysKept * 86_400_000);
    for await (const name of storage.mayBeLeft(archives, old)) {
      const known = sql`select from shell_build where ${name} = ${archives} || '/' || version || '.tar'`;
      if (await db.one(known)) continue;
      await db.transaction(async (tx) => {
        // So that nobody keeps it meanwhile.
        await tx.run(sql`lock table shell_build in share row exclusive mode`);
        if (!(await tx.one(known))) await storage.remove(name);
      });
    }
  };

  return {
    /** Keeps the files of this server's build for the others, and says that it is served. */
    keep: async (): Promise<void> => {
      const version = await ownVersion();
      if (version === undefined) return;
      // A backup, or a move to another storage, may have left it out.
      const isHere = await isKept(version);
      await db.transaction(async (tx) => {
        const known = await tx.run(sql`
          update shell_build set served_at = now() where version = ${version}`);
        if (known > 0 && isHere) return;
        await storage.put(tx, archiveName(version), await buffer(pack(own)));
        await tx.run(sql`
          insert into shell_build (version) values (${version}) on conflict do nothing`);
      });
    },
    /** Sees that a file of any build is on this server. */
    bring: async (path: string): Promise<void> => {
      const [, name] = /^\/assets\/(\w[\w.-]*)(?:\?|$)/.exec(path) ?? [];
      if (!name || (await isThere(join(own, name))) || (await isThere(join(others, name)))) return;
      coming ??= bringOthers().finally(() => (coming = undefined));
      await coming;
    },
    /** Removes the files of builds that no server has had for 14 days. */
    collect: async (): Promise<void> => {
      await db.transaction(async (tx) => {
        const old = await tx.many<{ version: string }>(sql`
          delete from shell_build where served_at < now() - ${daysKept} * interval '1 day'
          returning version`);
        for (const { version } of old) tx.afterCommit(() => storage.remove(archiveName(version)));
      });
      await removeLeft();
    },
  };
};
