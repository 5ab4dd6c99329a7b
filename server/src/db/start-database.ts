import pg from 'pg';
import type { Config } from '../config';
import { StartError } from '../start-error';
import { openDatabase, type Database } from './database';
import { startEmbedded, type EmbeddedDatabase } from './embedded';
import { migrate } from './migrate';

export interface StartedDatabase {
  db: Database;
  /** Undefined when a PostgreSQL server is used. */
  embedded: EmbeddedDatabase | undefined;
}

/** The address without its password. */
const placeOf = (address: string): string => {
  const { hostname, port, pathname } = new URL(address);
  return `${hostname}${port && `:${port}`}${pathname}`;
};

const expectReachable = async (address: string): Promise<void> => {
  const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    await client.end();
  } catch (error) {
    throw new StartError(
      `The database at ${placeOf(address)} cannot be reached (${(error as Error).message}). ` +
        'Start it, or correct DATABASE_URL; without DATABASE_URL the embedded database is used.',
    );
  }
};

const startOwn = async (config: Config): Promise<EmbeddedDatabase> => {
  try {
    return await startEmbedded(config.dataFolder);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(
      `The embedded database in ${config.dataFolder} did not start. ${(error as Error).message}\n` +
        'If it stays so, go back to a snapshot: see docs/backup.md.',
    );
  }
};

/** Brings the database up to date and opens it: the embedded one, or the server of DATABASE_URL. */
export const startDatabase = async (config: Config): Promise<StartedDatabase> => {
  if (config.databaseUrl) await expectReachable(config.databaseUrl);
  const embedded = config.databaseUrl ? undefined : await startOwn(config);
  const connectionString = config.databaseUrl ?? embedded?.connectionString ?? '';
  try {
    await migrate(connectionString);
  } catch (error) {
    await embedded?.stop();
    throw new StartError(`The database could not be migrated: ${(error as Error).message}`);
  }
  const db = openDatabase({
    connectionString,
    connections: config.databaseConnections,
    statementTimeout: config.statementTimeout,
  });
  return { db, embedded };
};
