import type { Config } from '../config';
import { StartError } from '../start-error';
import { findRunningAddress } from './own-postgres/address';
import { openDatabase, type Database } from './database';
import { FolderInUseError, lockFolder, type FolderLock } from './folder-lock';
import { startDatabase } from './start-database';

/** Locks the data folder, since starting its PostgreSQL again would stop the one of a running server. */
const lockDataFolder = async ({
  databaseUrl,
  dataFolder,
}: Config): Promise<FolderLock | undefined> => {
  if (databaseUrl) return undefined;
  try {
    return await lockFolder(dataFolder, 'server', 0);
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    throw new StartError(`${error.message} Stop the server, then run this again.`, {
      cause: error,
    });
  }
};

export const withDatabase = async <Result>(
  config: Config,
  work: (db: Database) => Promise<Result>,
): Promise<Result> => {
  const lock = await lockDataFolder(config);
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

/**
 * Runs a command's work on the database. While a server runs, the command connects to the PostgreSQL that the
 * server started.
 */
export const withCommandDatabase = async <Result>(
  config: Config,
  work: (db: Database) => Promise<Result>,
): Promise<Result> => {
  try {
    return await withDatabase(config, work);
  } catch (error) {
    if (!(error instanceof StartError && error.cause instanceof FolderInUseError)) throw error;
    const connectionString = await findRunningAddress(config.dataFolder);
    const db = openDatabase({
      connectionString,
      connections: 2,
      statementTimeout: config.statementTimeout,
    });
    try {
      return await work(db);
    } finally {
      await db.close();
    }
  }
};
