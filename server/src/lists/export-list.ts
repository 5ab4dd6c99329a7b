import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { Db } from '../db/database';
import { where } from '../db/where';
import { csvOf } from '../files/csv';

/** A list as a file: where its rows are, and what stands in each column. */
export interface ExportShape {
  /** The table, such as `job`; it is its own alias. */
  table: Sql;
  /** What is joined to it for the columns. */
  shownWith: Sql;
  /** Value of each column by its heading, in order. */
  columns: (timeZone: string) => Readonly<Record<string, Sql>>;
}

/** The first batch is small, so that a download begins at once. */
const firstBatch = 50;
const laterBatch = 1_000;

/** Where the next batch begins; the time is text, so that no microsecond is lost. */
interface Line extends Record<string, unknown> {
  id: number;
  at: string;
}

const newestFirst = (table: Sql): Sql => sql`order by ${table}.created_at desc, ${table}.id desc`;

const nameOf = (place: number): string => `c${String(place)}`;

const valuesOf = (columns: readonly Sql[]): Sql =>
  join(columns.map((column, place) => sql`${column} as ${raw(nameOf(place))}`));

const headed = (columns: readonly (readonly [header: string, value: Sql])[]) =>
  columns.map(([header], place) => ({ header, key: nameOf(place) }));

const linesOf = ({ table, shownWith }: ExportShape, columns: readonly Sql[], page: Sql): Sql => sql`
  with page as (${page})
  select ${table}.id, ${table}.created_at::text as at,
    ${valuesOf(columns)}
  from page join ${table} on ${table}.id = page.id ${shownWith}
  ${newestFirst(table)}`;

/** The next batch is being read while one is written. */
const inOrder = async function* (
  table: Sql,
  conditions: readonly Sql[],
  read: (page: Sql) => Promise<Line[]>,
) {
  const after = (last: Line | undefined, limit: number): Promise<Line[]> => {
    const next = last
      ? [sql`(${table}.created_at, ${table}.id) < (${last.at}::timestamptz, ${last.id}::integer)`]
      : [];
    return read(sql`
      select ${table}.id from ${table} ${where([...conditions, ...next])}
      ${newestFirst(table)} limit ${raw(String(limit))}`);
  };
  let limit = firstBatch;
  let rows = await after(undefined, limit);
  for (;;) {
    const next = rows.length === limit ? after(rows.at(-1), laterBatch) : undefined;
    // Whoever stops reading leaves this batch to nobody.
    next?.catch(() => undefined);
    yield rows;
    if (!next) return;
    rows = await next;
    limit = laterBatch;
  }
};

/** What narrows the list is looked for once; the hits are then read in batches. */
const byIds = async function* (
  db: Db,
  table: Sql,
  conditions: readonly Sql[],
  read: (page: Sql) => Promise<Line[]>,
) {
  const hits = await db.many<{ id: number }>(
    sql`select ${table}.id from ${table} ${where(conditions)} ${newestFirst(table)}`,
  );
  for (let from = 0; from < hits.length; from += laterBatch) {
    const ids = hits.slice(from, from + laterBatch).map(({ id }) => id);
    yield await read(sql`select unnest(${ids}::integer[]) as id`);
  }
};

interface ExportRequest {
  db: Db;
  timeZone: string;
  /** Predicates over the table. */
  conditions: readonly Sql[];
  /** Whether they hold a search, which is dear to repeat for each batch. */
  isSearch: boolean;
  /** Headings of columns that the person may not see. */
  hidden?: readonly string[];
}

/** A list as CSV, the newest rows first. */
export const exportList = (
  list: ExportShape,
  { db, timeZone, conditions, isSearch, hidden = [] }: ExportRequest,
): AsyncGenerator<string> => {
  const shown = Object.entries(list.columns(timeZone)).filter(([name]) => !hidden.includes(name));
  const read = (page: Sql): Promise<Line[]> =>
    db.many(
      linesOf(
        list,
        shown.map(([, value]) => value),
        page,
      ),
    );
  return csvOf(
    headed(shown),
    isSearch ? byIds(db, list.table, conditions, read) : inOrder(list.table, conditions, read),
  );
};
