import type { Config } from '../config';
import { StartError } from '../start-error';
import { connectClient } from './connect';
import { openDatabase, type Database } from './database';
import { migrate } from './migrate';
import { startOwnPostgres, type OwnPostgres } from './own-postgres/start-own-postgres';

export interface StartedDatabase {
  db: Database;
  own: OwnPostgres | undefined;
}

const formatDatabaseAddress = (address: string): string => {
  const { hostname, port, pathname } = new URL(address);
  return `${hostname}${port && `:${port}`}${pathname}`;
};

const assertDatabaseReachable = async (address: string): Promise<void> => {
  try {
    const client = await connectClient(address);
    await client.end();
  } catch (error) {
    throw new StartError(
      `The database at ${formatDatabaseAddress(address)} cannot be reached (${(error as Error).message}). ` +
        'Start it, or correct DATABASE_URL; without DATABASE_URL the server starts its own.',
    );
  }
};

const startOwnDatabase = async (config: Config): Promise<OwnPostgres> => {
  try {
    return await startOwnPostgres(config.dataFolder);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(
      `The database in ${config.dataFolder} did not start. ${(error as Error).message}\n` +
        'If it stays so, go back to a snapshot: see docs/backup.md.',
    );
  }
};

export const startDatabase = async (config: Config): Promise<StartedDatabase> => {
  if (config.databaseUrl) await assertDatabaseReachable(config.databaseUrl);
  const own = config.databaseUrl ? undefined : await startOwnDatabase(config);
  const connectionString = config.databaseUrl ?? own?.connectionString ?? '';
  try {
    await migrate(connectionString);
  } catch (error) {
    await own?.stop();
    throw new StartError(`The database could not be migrated: ${(error as Error).message}`);
  }
  const db = openDatabase({
    connectionString,
    connections: config.databaseConnections,
    statementTimeout: config.statementTimeout,
  });
  return { db, own };
};
