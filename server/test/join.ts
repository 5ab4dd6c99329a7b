import sql, { type Sql } from 'sql-template-tag';
import type { Db } from '../src/platform/db/database';
import { setPayableDays } from '../src/referrals/promises/payable-day';

export const setJoiningDate = async (
  db: Db,
  day: Sql,
  ...ids: readonly number[]
): Promise<void> => {
  await db.run(sql`
    update application set joining_date = ${day} where id = any (${[...ids]}::integer[])`);
  await setPayableDays(db, ids);
};

export const followJoiningDates = async (db: Db): Promise<void> => {
  const rows = await db.many<{ id: number }>(sql`select application_id as id from referral`);
  await setPayableDays(
    db,
    rows.map(({ id }) => id),
  );
};
