import sql from 'sql-template-tag';
import type { Db } from './database';

/**
 * People are added, merged and deleted one transaction after the other. Called before any row is held,
 * so that none of them waits for a row while another waits for its own.
 */
export const holdPeople = async (db: Db): Promise<void> => {
  await db.run(sql`select hold_duplicates()`);
};
