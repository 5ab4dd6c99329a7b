import { readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createDatabaseFolder } from './embedded-folder';
import { lockFolder } from './folder-lock';

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Puts a snapshot in the place of the embedded database; the old one is kept beside it. */
export const restore = async (dataFolder: string, snapshot: string): Promise<string> => {
  const content = await readFile(snapshot);
  const locks = [
    await lockFolder(dataFolder, 'server', 0),
    await lockFolder(dataFolder, 'database', 5_000),
  ];
  const place = join(dataFolder, 'database');
  const aside = `${place}.before-${new Date().toISOString().replaceAll(':', '-')}`;
  if (await exists(place)) await rename(place, aside);
  await createDatabaseFolder(dataFolder, new Blob([content], { type: 'application/x-gzip' }));
  for (const lock of locks) await lock.release();
  return aside;
};
