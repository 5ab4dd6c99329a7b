import { createReadStream } from 'node:fs';
import { rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-fs';
import { buildDatabaseFolder } from './embedded-folder';
import { lockFolder } from './folder-lock';
import { expectNotRootAtOthers } from './folder-owner';

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/**
 * Puts a snapshot in the place of the embedded database. The old one is kept beside it, at the path
 * that is answered, if there was one.
 */
export const restore = async (
  dataFolder: string,
  snapshot: string,
): Promise<string | undefined> => {
  await expectNotRootAtOthers(dataFolder);
  const locks = [
    await lockFolder(dataFolder, 'server', 0),
    await lockFolder(dataFolder, 'database', 5_000),
  ];
  const place = join(dataFolder, 'database');
  const aside = `${place}.before-${new Date().toISOString().replaceAll(':', '-')}`;
  try {
    const fresh = await buildDatabaseFolder(dataFolder, (folder) =>
      pipeline(createReadStream(snapshot), createGunzip(), extract(folder)),
    );
    const hadOne = await exists(place);
    if (hadOne) await rename(place, aside);
    await rename(fresh, place);
    return hadOne ? aside : undefined;
  } finally {
    for (const lock of locks) await lock.release();
  }
};
