import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const extensions = { pg_trgm };

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Removes what a killed start left behind. */
const sweep = async (folder: string): Promise<void> => {
  const names = await readdir(folder);
  for (const name of names.filter((entry) => entry.startsWith('database.new-')))
    await rm(join(folder, name), { recursive: true, force: true });
};

/** Builds a database beside its place, from what `fill` puts there or empty; answers where. */
export const buildDatabaseFolder = async (
  folder: string,
  fill?: (fresh: string) => Promise<void>,
): Promise<string> => {
  await mkdir(folder, { recursive: true });
  await sweep(folder);
  const fresh = join(folder, `database.new-${process.pid}`);
  await fill?.(fresh);
  const database = await PGlite.create({ dataDir: fresh, extensions });
  await database.close();
  return fresh;
};

/** Opens the database of a data folder; the first start creates it. */
export const openDatabaseFolder = async (folder: string): Promise<PGlite> => {
  const place = join(folder, 'database');
  if (!(await isThere(place))) await rename(await buildDatabaseFolder(folder), place);
  const database = await PGlite.create({ dataDir: place, extensions });
  // Settings of the connection request do not reach this one session behind all connections.
  await database.exec('set plan_cache_mode = force_generic_plan; set jit = off');
  return database;
};
