import type { FastifyBaseLogger } from 'fastify';
import { cp, mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../db/database';
import { findBuiltRemotes, type BuiltRemote } from './built-remote';
import { addVersion, movePointer, readPointers, readVersion } from './pointers';
import { promotionProblem } from './promotion.rule';

export const remotesFolder = (dataFolder: string): string => join(dataFolder, 'remotes');

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** A version's folder appears whole or not at all, and never changes afterwards. */
const store = async (dataFolder: string, { id, version, folder }: BuiltRemote): Promise<void> => {
  const place = join(remotesFolder(dataFolder), id, version);
  if (await isThere(place)) return;
  const fresh = `${place}.part-${process.pid}`;
  await mkdir(join(remotesFolder(dataFolder), id), { recursive: true });
  await rm(fresh, { recursive: true, force: true });
  await cp(folder, fresh, { recursive: true });
  await rename(fresh, place);
};

interface Publishing {
  db: Database;
  dataFolder: string;
  /** Folder that holds the `mf-*` rooms. */
  root: string;
  platform: string;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

const publishOne = async (built: BuiltRemote, { db, dataFolder, platform, log }: Publishing) => {
  const { id, version, contributions } = built;
  const live = await readPointers(db);
  const others = live.map((remote) => remote.contributions);
  const problem = promotionProblem(contributions, others, platform);
  if (problem) {
    log.warn(`${id} ${version} was not deployed: ${problem}`);
    return;
  }
  // A rolled back version stays rolled back: only one that was never uploaded goes live by itself.
  const known = await readVersion(db, id, version);
  const isLive = live.some((remote) => remote.id === id);
  await store(dataFolder, built);
  if (known && isLive) return;
  await addVersion(db, { id, version, contributions });
  await movePointer(db, id, version, null);
  log.info(`${id} ${version} is live`);
};

/** Deploys every remote that was built here and not yet; a wrong one leaves the old version live. */
export const publishBuilt = async (publishing: Publishing): Promise<void> => {
  for (const built of await findBuiltRemotes(publishing.root)) {
    if ('problem' in built)
      publishing.log.warn(`${built.folder} was not deployed: ${built.problem}`);
    else await publishOne(built, publishing);
  }
};
