import { setTimeout as sleep } from 'node:timers/promises';
import sql from 'sql-template-tag';
import type { Db } from '../src/platform/db/database';

export const waitUntilTasksDone = async (db: Db): Promise<void> => {
  while (await db.one(sql`select from graphile_worker.jobs where run_at <= now() limit 1`))
    await sleep(20);
};
