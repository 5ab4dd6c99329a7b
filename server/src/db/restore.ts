import { createReadStream } from 'node:fs';
import { rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-fs';
import { buildDatabaseFolder } from './embedded-folder';
import { lockFolder } from './folder-lock';

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Puts a snapshot in the place of the embedded database; the old one is kept beside it. */
export const restore = async (dataFolder: string, snapshot: string): Promise<string> => {
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
    if (await exists(place)) await rename(place, aside);
    await rename(fresh, place);
  } finally {
    for (const lock of locks) await lock.release();
  }
  return aside;
};
