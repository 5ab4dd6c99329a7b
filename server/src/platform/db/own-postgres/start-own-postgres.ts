import { mkdir, realpath } from 'node:fs/promises';
import { findPostgresAccount } from './account';
import { choosePostgresAddress } from './address';
import { assertOwnFolder, assertFoldersReachable } from './assert-folder';
import { findPostgresBinaries } from './binaries';
import { getDatabaseFolder, prepareDatabase } from './database-folder';
import { readPostgresPid } from './processes';
import { stopOrphanedPostgres } from './stop-orphaned-postgres';
import { runPostgres, type RunningPostgres } from './run-postgres';
import { waitUntilReady } from './wait-until-ready';

export interface OwnPostgres extends RunningPostgres {
  connectionString: string;
  folder: string;
}

/** @throws StartError with advice for the operator. */
export const startOwnPostgres = async (dataFolder: string): Promise<OwnPostgres> => {
  await assertOwnFolder(dataFolder);
  await mkdir(dataFolder, { recursive: true });
  const folder = await realpath(dataFolder);
  const database = getDatabaseFolder(folder);
  const binaries = await findPostgresBinaries();
  const account = await findPostgresAccount(database);
  if (account) await assertFoldersReachable([folder, binaries], account);
  await prepareDatabase(folder, binaries, account);
  await stopOrphanedPostgres(database, binaries, account);
  const address = await choosePostgresAddress(folder, database, account);
  const formerPid = await readPostgresPid(database);
  const running = runPostgres({
    binaries,
    database,
    account,
    address: address.settings,
    formerPid,
  });
  await waitUntilReady(address.connectionString, running);
  return { ...running, connectionString: address.connectionString, folder };
};
