import sql, { type Sql } from 'sql-template-tag';
import type { Db } from '../db/database';
import { toWhereClause } from '../db/where-clause';
import { AppError } from '../errors';
import type { PlainList } from './plain-list';

/** @throws AppError with the name and reason of the first locked row. */
export const assertNoLockedRows = async (
  db: Db,
  { from, name, locked }: PlainList,
  conditions: readonly Sql[],
  refusal: string,
): Promise<void> => {
  if (!locked) return;
  const row = await db.one<{ name: string }>(sql`
    select ${name} as name from ${from} ${toWhereClause([...conditions, locked.is])} limit 1`);
  if (row) throw new AppError('IN_USE', { message: `${refusal}: ${row.name} ${locked.because}.` });
};
