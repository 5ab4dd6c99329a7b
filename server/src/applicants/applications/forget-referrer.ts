import sql from 'sql-template-tag';
import type { Db } from '../../platform/db/database';

export const removeReferrers = async (db: Db, ids: readonly number[]): Promise<void> => {
  await db.run(sql`
    update application set referrer_id = null, version = version + 1
    where id = any (${[...ids]}::integer[])`);
};
