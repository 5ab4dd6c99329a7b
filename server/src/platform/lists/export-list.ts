import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import type { ExportColumns } from '../../../contract/platform/files/file-ticket';
import type { Selection } from '../../../contract/selection';
import type { Db } from '../db/database';
import { toWhereClause } from '../db/where-clause';
import { formatCsv } from '../files/csv';
import type { CsvGenerator, ExportRequest } from '../files/list-export';
import type { ExportableList } from './list';
import { toSelectionConditions } from './list-selection';

const firstBatchSize = 50;
const laterBatchSize = 1_000;

/** A line of an export; its time is a text, which keeps the microseconds. */
interface ExportLine extends Record<string, unknown> {
  id: number;
  at: string | null;
}

type ExportListSource = Pick<ExportableList<never>, 'from' | 'key' | 'newest' | 'exportedWith'>;

const toExportOrder = ({ key, newest }: ExportListSource): Sql =>
  newest ? sql`order by ${newest} desc, ${key} desc` : sql`order by ${key}`;

const toAfterCondition = ({ key, newest }: ExportListSource, { id, at }: ExportLine): Sql =>
  newest
    ? sql`(${newest}, ${key}) < (${at}::timestamptz, ${id}::integer)`
    : sql`${key} > ${id}::integer`;

type ReadLines = (page: Sql) => Promise<ExportLine[]>;

const readLinesInOrder = async function* (
  list: ExportListSource,
  conditions: readonly Sql[],
  read: ReadLines,
) {
  const after = (last: ExportLine | undefined, limit: number): Promise<ExportLine[]> =>
    read(sql`
      select ${list.key} as id from ${list.from}
      ${toWhereClause([...conditions, ...(last ? [toAfterCondition(list, last)] : [])])}
      ${toExportOrder(list)} limit ${raw(String(limit))}`);
  let limit = firstBatchSize;
  let rows = await after(undefined, limit);
  for (;;) {
    const next = rows.length === limit ? after(rows.at(-1), laterBatchSize) : undefined;
    // Ignores the error of the next batch when the consumer stops early, which would be an
    // unhandled rejection.
    next?.catch(() => undefined);
    yield rows;
    if (!next) return;
    rows = await next;
    limit = laterBatchSize;
  }
};

/** Runs an expensive search once and reads the rows found in batches, instead of searching per batch. */
const readLinesByIds = async function* (
  db: Db,
  list: ExportListSource,
  conditions: readonly Sql[],
  read: ReadLines,
) {
  const hits = await db.many<{ id: number }>(
    sql`select ${list.key} as id from ${list.from} ${toWhereClause(conditions)} ${toExportOrder(list)}`,
  );
  for (let from = 0; from < hits.length; from += laterBatchSize) {
    const ids = hits.slice(from, from + laterBatchSize).map(({ id }) => id);
    yield await read(sql`select unnest(${ids}::integer[]) as id`);
  }
};

const countBatches = async function* <Row>(
  batches: AsyncIterable<readonly Row[]>,
  count: ExportRequest['count'],
) {
  for await (const rows of batches) {
    count?.(rows.length);
    yield rows;
  }
};

type HeadedValue = [header: string, value: Sql];

/** Chosen columns that the list has; if none is left, all columns are exported. */
const chooseColumns = (
  all: readonly HeadedValue[],
  { shown, hidden }: ExportColumns,
): readonly HeadedValue[] => {
  const places = new Map(shown.map((header, place) => [header, place]));
  const placeOf = ([header]: HeadedValue): number => places.get(header) ?? shown.length;
  const chosen = all.filter(([header]) => !hidden.includes(header));
  return chosen.length > 0 ? chosen.toSorted((a, b) => placeOf(a) - placeOf(b)) : all;
};

/**
 * Streams a list as CSV.
 * @throws AppError unless the selection has either ids or a filter.
 */
export const exportList = <Reader, Criteria extends object, Field extends string>(
  { db, columns: chosen, count }: Pick<ExportRequest, 'db' | 'columns' | 'count'>,
  list: ExportableList<Reader, Criteria, Field>,
  selection: Selection<Field, { search?: string }>,
  reader: Reader,
): CsvGenerator => {
  const { from, key, newest = sql`null`, exportedWith = empty } = list;
  const all = Object.entries(
    typeof list.exportColumns === 'function' ? list.exportColumns(reader) : list.exportColumns,
  );
  const columns = (chosen ? chooseColumns(all, chosen) : all).map(([header, value], place) => ({
    ...{ header, value },
    key: `c${place}`,
  }));
  const read: ReadLines = (page) =>
    db.many(sql`
      with page as (${page})
      select ${key} as id, ${newest}::text as at,
        ${join(columns.map((column) => sql`${column.value} as ${raw(column.key)}`))}
      from page join ${from} on ${key} = page.id ${exportedWith} ${toExportOrder(list)}`);
  const conditions = toSelectionConditions(list, selection, reader);
  const isSearch = selection.matching?.search !== undefined;
  return () =>
    formatCsv(
      columns,
      countBatches(
        isSearch
          ? readLinesByIds(db, list, conditions, read)
          : readLinesInOrder(list, conditions, read),
        count,
      ),
    );
};
