import sql from 'sql-template-tag';
import type { StoredReferrals } from '../../contract/referral-rules/slab';
import type { Db } from '../db/database';

/** How many referrals there are; none until they have a table. */
export const readStoredReferrals = async (db: Db): Promise<StoredReferrals> => {
  const found = await db.one<{ table: string | null }>(sql`
    select to_regclass('referral')::text as table`);
  if (!found?.table) return { stored: 0 };
  const counted = await db.one<{ count: number }>(sql`select count(*) from referral`);
  return { stored: counted?.count ?? 0 };
};
