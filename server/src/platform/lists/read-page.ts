import sql from 'sql-template-tag';
import type { Meta, PageQuery } from '../../../contract/answer';
import type { Db } from '../db/database';
import { where } from '../db/where';
import { toCriteria, toPredicates } from './criteria';
import type { ReadableList, Reading } from './list';
import { toOrder } from './order';
import { toPageMeta, toPageRequest } from './page-meta';
import { readPlain, toRowProjection } from './reading';

interface ReadRows {
  rows: string;
  meta: Meta;
}

export const readRows = async <View, Criteria extends object>(
  db: Db,
  list: ReadableList<View, Criteria>,
  query: PageQuery & { sort?: string | undefined },
  view: View,
  usualLimit = 10,
): Promise<ReadRows> => {
  const slice = toPageRequest(query, usualLimit);
  const reading: Reading<View, Criteria> = {
    db,
    list,
    shown: toRowProjection(list, view),
    criteria: toCriteria(list, query, view),
    predicatesOf: (criteria) => toPredicates(list, criteria, view),
    order: toOrder(list, query.sort),
    slice,
    scope: list.scope?.(view) ?? [],
    reader: view,
  };
  const { total, rows, more } = await (list.read ?? readPlain)(reading);
  return { rows, meta: { ...toPageMeta(slice, total), ...(list.totals && more) } };
};

export const readPage = async <View, Criteria extends object>(
  ...request: Parameters<typeof readRows<View, Criteria>>
): Promise<string> => {
  const { rows, meta } = await readRows(...request);
  return `{"data":${rows},"meta":${JSON.stringify(meta)}}`;
};

export const readRow = async <View, Criteria extends object>(
  db: Db,
  list: ReadableList<View, Criteria>,
  id: number,
  view: View,
): Promise<string | undefined> => {
  const { from, key, scope } = list;
  const { row, source } = toRowProjection(list, view);
  const found = await db.one<{ row: string }>(sql`
    select ${row} as row from ${from} ${source}
    ${where([sql`${key} = ${id}`, ...(scope?.(view) ?? [])])}`);
  return found?.row;
};
