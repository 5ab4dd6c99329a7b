import type { FastifyBaseLogger } from 'fastify';
import { buffer } from 'node:stream/consumers';
import { pack } from 'tar-fs';
import type { Database } from '../../platform/db/database';
import { findBuiltRemotes, type BuiltRemote } from './built-remote';
import { movePointer, listOtherContributions, readPointers } from './pointers';
import { findPromotionProblem } from './promotion.rule';
import type { RemoteFiles } from './remote-files';
import { addRemoteVersion, readRemoteVersion } from './versions';

interface PublishOptions {
  db: Database;
  remoteFiles: RemoteFiles;
  root: string;
  platform: string;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

const publishBuiltRemote = async (
  built: BuiltRemote,
  { db, remoteFiles, platform, log }: PublishOptions,
) => {
  const { id, version, contributions } = built;
  const live = await readPointers(db);
  const problem = findPromotionProblem(contributions, listOtherContributions(live, id), platform);
  if (problem) {
    log.warn(`${id} ${version} was not deployed: ${problem}`);
    return;
  }
  const known = await readRemoteVersion(db, id, version);
  if (!known?.isArchived || !(await remoteFiles.isKept(id, version)))
    await db.transaction(async (inner) => {
      const tar = await buffer(pack(built.folder));
      await remoteFiles.keep(inner, built, tar);
      await addRemoteVersion(inner, { ...built, bytes: tar.length }, false);
    });
  const current = live.find((remote) => remote.id === id);
  // A build is not published again after a rollback, and never replaces an uploaded version. A
  // current version whose archive is missing, as after a restore from backup, is replaced.
  const stays = known !== undefined || current?.isUploaded;
  if (stays && current && (await remoteFiles.bring(id, current.version))) return;
  await movePointer(db, id, version, null);
  log.info(`${id} ${version} is live`);
};

/** Publishes new builds of remotes; if a build is invalid, the previous version stays current. */
export const publishBuiltRemotes = async (publishing: PublishOptions): Promise<void> => {
  for (const built of await findBuiltRemotes(publishing.root)) {
    if ('problem' in built)
      publishing.log.warn(`${built.folder} was not deployed: ${built.problem}`);
    else await publishBuiltRemote(built, publishing);
  }
};
