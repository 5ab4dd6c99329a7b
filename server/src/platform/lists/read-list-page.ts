import sql from 'sql-template-tag';
import type { Meta, PageQuery } from '../../../contract/answer';
import type { Db } from '../db/database';
import { toWhereClause } from '../db/where-clause';
import { toCriteria, toPredicates } from './criteria';
import type { ReadableList, ListReading } from './list';
import { toListOrder } from './sort-order';
import { toPageMeta, toPageRequest } from './page-meta';
import { readPlainPage, toRowProjection } from './list-reading';

interface PageRows {
  rows: string;
  meta: Meta;
}

export const readListRows = async <View, Criteria extends object>(
  db: Db,
  list: ReadableList<View, Criteria>,
  query: PageQuery & { sort?: string | undefined },
  view: View,
  usualLimit = 10,
): Promise<PageRows> => {
  const slice = toPageRequest(query, usualLimit);
  const reading: ListReading<View, Criteria> = {
    db,
    list,
    shown: toRowProjection(list, view),
    criteria: toCriteria(list, query, view),
    predicatesOf: (criteria) => toPredicates(list, criteria, view),
    order: toListOrder(list, query.sort),
    slice,
    scope: list.scope?.(view) ?? [],
    reader: view,
  };
  const { total, rows, more } = await (list.read ?? readPlainPage)(reading);
  return { rows, meta: { ...toPageMeta(slice, total), ...(list.totals && more) } };
};

export const readListPage = async <View, Criteria extends object>(
  ...request: Parameters<typeof readListRows<View, Criteria>>
): Promise<string> => {
  const { rows, meta } = await readListRows(...request);
  return `{"data":${rows},"meta":${JSON.stringify(meta)}}`;
};

export const readListRow = async <View, Criteria extends object>(
  db: Db,
  list: ReadableList<View, Criteria>,
  id: number,
  view: View,
): Promise<string | undefined> => {
  const { from, key, scope } = list;
  const { row, source } = toRowProjection(list, view);
  const found = await db.one<{ row: string }>(sql`
    select ${row} as row from ${from} ${source}
    ${toWhereClause([sql`${key} = ${id}`, ...(scope?.(view) ?? [])])}`);
  return found?.row;
};
