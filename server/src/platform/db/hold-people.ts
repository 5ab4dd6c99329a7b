import sql from 'sql-template-tag';
import type { Db } from './database';

/** Serializes adding, merging and deleting people. To avoid deadlocks, call it before row locks. */
export const holdPeople = async (db: Db): Promise<void> => {
  await db.run(sql`select hold_duplicates()`);
};
