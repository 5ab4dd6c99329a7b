import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import type { Selection } from '../../../contract/selection';
import type { Db } from '../db/database';
import { where } from '../db/where';
import { formatCsv } from '../files/csv';
import type { Csv } from '../files/list-export';
import type { ExportableList } from './list';
import { toSelectionConditions } from './list-selection';

const firstBatch = 50;
const laterBatch = 1_000;

/** The time is text to keep its microseconds. */
interface Line extends Record<string, unknown> {
  id: number;
  at: string | null;
}

type Shape = Pick<ExportableList<never>, 'from' | 'key' | 'newest' | 'exportedWith'>;

const toOrderBy = ({ key, newest }: Shape): Sql =>
  newest ? sql`order by ${newest} desc, ${key} desc` : sql`order by ${key}`;

const toAfterCondition = ({ key, newest }: Shape, { id, at }: Line): Sql =>
  newest
    ? sql`(${newest}, ${key}) < (${at}::timestamptz, ${id}::integer)`
    : sql`${key} > ${id}::integer`;

type ReadLines = (page: Sql) => Promise<Line[]>;

const readInOrder = async function* (list: Shape, conditions: readonly Sql[], read: ReadLines) {
  const after = (last: Line | undefined, limit: number): Promise<Line[]> =>
    read(sql`
      select ${list.key} as id from ${list.from}
      ${where([...conditions, ...(last ? [toAfterCondition(list, last)] : [])])}
      ${toOrderBy(list)} limit ${raw(String(limit))}`);
  let limit = firstBatch;
  let rows = await after(undefined, limit);
  for (;;) {
    const next = rows.length === limit ? after(rows.at(-1), laterBatch) : undefined;
    // Prevents an unhandled rejection when the consumer stops early.
    next?.catch(() => undefined);
    yield rows;
    if (!next) return;
    rows = await next;
    limit = laterBatch;
  }
};

/** Runs an expensive search once and reads the hits in batches, instead of searching per batch. */
const readByIds = async function* (
  db: Db,
  list: Shape,
  conditions: readonly Sql[],
  read: ReadLines,
) {
  const hits = await db.many<{ id: number }>(
    sql`select ${list.key} as id from ${list.from} ${where(conditions)} ${toOrderBy(list)}`,
  );
  for (let from = 0; from < hits.length; from += laterBatch) {
    const ids = hits.slice(from, from + laterBatch).map(({ id }) => id);
    yield await read(sql`select unnest(${ids}::integer[]) as id`);
  }
};

/**
 * Streams CSV.
 * @throws AppError unless the selection has either ids or a filter.
 */
export const exportList = <Reader, Criteria extends object, Field extends string>(
  db: Db,
  list: ExportableList<Reader, Criteria, Field>,
  selection: Selection<Field, { search?: string }>,
  reader: Reader,
): Csv => {
  const { from, key, newest = sql`null`, exportedWith = empty } = list;
  const columns = Object.entries(
    typeof list.columns === 'function' ? list.columns(reader) : list.columns,
  ).map(([header, value], place) => ({ header, key: `c${place}`, value }));
  const read: ReadLines = (page) =>
    db.many(sql`
      with page as (${page})
      select ${key} as id, ${newest}::text as at,
        ${join(columns.map((column) => sql`${column.value} as ${raw(column.key)}`))}
      from page join ${from} on ${key} = page.id ${exportedWith} ${toOrderBy(list)}`);
  const conditions = toSelectionConditions(list, selection, reader);
  const isSearch = selection.matching?.search !== undefined;
  return () =>
    formatCsv(
      columns,
      isSearch ? readByIds(db, list, conditions, read) : readInOrder(list, conditions, read),
    );
};
