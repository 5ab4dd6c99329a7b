import sql, { join, type Sql } from 'sql-template-tag';
import type { RecordKind } from '../../../contract/call';
import type { Usage } from '../../../contract/usage';
import type { Db } from '../db/database';
import { toWhereClause } from '../db/where-clause';
import { AppError } from '../errors';
import { toNaturalOrder } from './sort-order';

export interface RecordReferences {
  one: string;
  many: string;
  count: Sql;
  /** Kind of record, such as `application.past`, if a list can show exactly the counted records. */
  kind?: RecordKind;
}

interface UsageList {
  from: Sql;
  key: Sql;
  name: Sql;
  uses: readonly RecordReferences[];
}

interface UsedRow {
  id: number;
  name: string;
  counts: number[];
  total: number;
}

const maxReported = 100;

export const readRecordUsage = async (
  db: Db,
  { from, key, name, uses }: UsageList,
  conditions: readonly Sql[],
): Promise<Usage> => {
  if (uses.length === 0) return { used: 0, records: [] };
  const rows = await db.many<UsedRow>(sql`
    select id, name, counts, count(*) over () as total from (
      select ${key} as id, ${name} as name, array[${join(uses.map(({ count }) => count))}]::integer[] as counts
      from ${from} ${toWhereClause([...conditions])}) counted
    where 0 < any(counts) order by ${toNaturalOrder(sql`name`)} limit ${maxReported}`);
  const usedBy = (count: number, place: number): Usage['records'][number]['by'] => {
    const use = uses[place];
    if (!use || count === 0) return [];
    const words = `${count} ${count === 1 ? use.one : use.many}`;
    return [{ words, ...(use.kind !== undefined && { kind: use.kind }) }];
  };
  return {
    used: rows[0]?.total ?? 0,
    records: rows.map(({ id, name: called, counts }) => ({
      id,
      name: called,
      by: counts.flatMap(usedBy),
    })),
  };
};

/** @throws AppError that names the first used record and its uses. */
export const assertUnused = async (
  db: Db,
  usable: UsageList,
  conditions: readonly Sql[],
): Promise<void> => {
  const { used, records } = await readRecordUsage(db, usable, conditions);
  const [first] = records;
  if (!first) return;
  const others = used > 1 ? ` ${used - 1} more of the selection are used too.` : '';
  throw new AppError('IN_USE', {
    message: `Nothing was deleted: ${first.name} is used by ${first.by.map(({ words }) => words).join(' and ')}.${others}`,
  });
};
