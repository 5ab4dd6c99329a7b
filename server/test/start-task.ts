import { join } from 'node:path';
import sql from 'sql-template-tag';
import { openDatabase } from '../src/platform/db/database';

/** Queues a scheduled task of a server that runs on its own database in this folder. */
export const startTask = async (dataFolder: string, name: string): Promise<void> => {
  const host = encodeURIComponent(join(dataFolder, 'postgres'));
  const db = openDatabase({
    connectionString: `postgresql://postgres@localhost/postgres?host=${host}`,
    connections: 1,
  });
  try {
    await db.run(sql`select graphile_worker.add_job(${name}, '{}'::json)`);
  } finally {
    await db.close();
  }
};
