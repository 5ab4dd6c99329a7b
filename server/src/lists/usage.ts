import sql, { join, type Sql } from 'sql-template-tag';
import type { Usage } from '../../contract/usage';
import type { Db } from '../db/database';
import { where } from '../db/where';
import { AppError } from '../errors';

/** What can use a record: how one and many are called, and how many of them do. */
export interface Use {
  one: string;
  many: string;
  count: Sql;
}

/** Records that others may use. */
interface Usable {
  from: Sql;
  name: Sql;
  uses: readonly Use[];
}

interface UsedRow {
  name: string;
  counts: number[];
  total: number;
}

const most = 100;

/** What uses the records that the conditions leave. */
export const readUsage = async (
  db: Db,
  { from, name, uses }: Usable,
  conditions: readonly Sql[],
): Promise<Usage> => {
  const rows = await db.many<UsedRow>(sql`
    select name, counts, count(*) over () as total from (
      select ${name} as name, array[${join(uses.map(({ count }) => count))}]::integer[] as counts
      from ${from} ${where([...conditions])}) counted
    where 0 < any(counts) order by lower(name) limit ${most}`);
  const wordsOf = (count: number, place: number): string[] => {
    const use = uses[place];
    return use && count > 0 ? [`${count} ${count === 1 ? use.one : use.many}`] : [];
  };
  return {
    used: rows[0]?.total ?? 0,
    records: rows.map((row) => ({ name: row.name, by: row.counts.flatMap(wordsOf) })),
  };
};

/** @throws AppError when one of the records is used, with the first that is and what uses it. */
export const expectUnused = async (
  db: Db,
  usable: Usable,
  conditions: readonly Sql[],
): Promise<void> => {
  const { used, records } = await readUsage(db, usable, conditions);
  const [first] = records;
  if (!first) return;
  const others = used > 1 ? ` ${used - 1} more of the selection are used too.` : '';
  throw new AppError('IN_USE', {
    message: `Nothing was deleted: ${first.name} is used by ${first.by.join(' and ')}.${others}`,
  });
};
