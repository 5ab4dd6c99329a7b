import type { Config } from '../config';
import { StartError } from '../start-error';
import type { Database } from './database';
import { FolderInUse, lockFolder, type FolderLock } from './folder-lock';
import { startDatabase } from './start-database';

/** A database of its own is started for one process: a second one would end that of a running server. */
const takeFolder = async ({ databaseUrl, dataFolder }: Config): Promise<FolderLock | undefined> => {
  if (databaseUrl) return undefined;
  try {
    return await lockFolder(dataFolder, 'server', 0);
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    throw new StartError(`${error.message} Stop the server, then run this again.`);
  }
};

/** Does the work of a command on the installation's database, and leaves everything as it was. */
export const withDatabase = async <Result>(
  config: Config,
  work: (db: Database) => Promise<Result>,
): Promise<Result> => {
  const lock = await takeFolder(config);
  try {
    const { db, own } = await startDatabase(config);
    try {
      return await work(db);
    } finally {
      await db.close();
      await own?.stop();
    }
  } finally {
    await lock?.release();
  }
};
