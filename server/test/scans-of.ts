import sql from 'sql-template-tag';
import type { Database, Db } from '../src/platform/db/database';

export const countTableScans = (
  db: Database,
  tables: readonly string[],
  work: (db: Db) => Promise<unknown>,
): Promise<number> =>
  db.transaction(async (inner) => {
    const counted = async () =>
      (
        await inner.one<{ scans: number }>(sql`
          select sum(seq_scan) as scans from pg_stat_xact_user_tables
          where relname = any(${[...tables]}::text[])`)
      )?.scans ?? 0;
    const before = await counted();
    await work(inner);
    return (await counted()) - before;
  });
