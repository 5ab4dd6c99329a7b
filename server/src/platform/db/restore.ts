import { createReadStream } from 'node:fs';
import { realpath, rename, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-fs';
import { lockFolder } from './folder-lock';
import { findPostgresAccount } from './own-postgres/account';
import { assertOwnFolder } from './own-postgres/assert-folder';
import { findPostgresBinaries } from './own-postgres/binaries';
import { createFreshFolder, getDatabaseFolder } from './own-postgres/database-folder';
import { stopOrphanedPostgres } from './own-postgres/stop-orphaned-postgres';

const fileExists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

const installSnapshot = async (
  dataFolder: string,
  snapshot: string,
): Promise<string | undefined> => {
  const database = getDatabaseFolder(dataFolder);
  const account = await findPostgresAccount(database);
  await stopOrphanedPostgres(database, await findPostgresBinaries(), account);
  const fresh = await createFreshFolder(dataFolder, account);
  const unpack = extract(fresh, { map: (header) => ({ ...header, ...account }) });
  await pipeline(createReadStream(snapshot), createGunzip(), unpack);
  const aside = `${database}.before-${new Date().toISOString().replaceAll(':', '-')}`;
  const hadOne = await fileExists(database);
  if (hadOne) await rename(database, aside);
  await rename(fresh, database);
  return hadOne ? aside : undefined;
};

/** Returns the path to which the old database was moved; undefined if there was none. */
export const restoreSnapshot = async (
  dataFolder: string,
  snapshot: string,
): Promise<string | undefined> => {
  await assertOwnFolder(dataFolder);
  const lock = await lockFolder(dataFolder, 'server', 0);
  try {
    return await installSnapshot(await realpath(dataFolder), snapshot);
  } finally {
    await lock.release();
  }
};
