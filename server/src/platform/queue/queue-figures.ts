import sql from 'sql-template-tag';
import type { Db } from '../db/database';

const readCount = async (db: Db, statement: ReturnType<typeof sql>): Promise<number> =>
  (await db.one<{ n: number }>(statement))?.n ?? 0;

export const createQueueFigures = (db: Db): Record<string, () => Promise<number>> => ({
  tasks_waiting: () =>
    readCount(
      db,
      sql`select count(*)::integer as n from graphile_worker.jobs
          where locked_at is null and run_at <= now()`,
    ),
  tasks_failed: () => readCount(db, sql`select count(*)::integer as n from failed_task`),
});
