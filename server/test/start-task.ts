import sql from 'sql-template-tag';
import { runOnOwnDatabase } from './own-database';

/** Queues a scheduled task of a server that runs on its own database in this folder. */
export const startTask = (dataFolder: string, name: string): Promise<void> =>
  runOnOwnDatabase(dataFolder, (db) =>
    db.run(sql`select graphile_worker.add_job(${name}, '{}'::json)`),
  );
