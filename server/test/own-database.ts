import { join } from 'node:path';
import { openDatabase, type Database } from '../src/platform/db/database';

/** Opens the database of a server that runs in this data folder. */
export const runOnOwnDatabase = async (
  dataFolder: string,
  work: (db: Database) => Promise<unknown>,
): Promise<void> => {
  const host = encodeURIComponent(join(dataFolder, 'postgres'));
  const db = openDatabase({
    connectionString: `postgresql://postgres@localhost/postgres?host=${host}`,
    connections: 1,
  });
  try {
    await work(db);
  } finally {
    await db.close();
  }
};
