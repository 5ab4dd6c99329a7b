import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import { toWhereClause } from '../db/where-clause';
import type { ListOrder, ListPage, ReadableList, ListReading, RowProjection } from './list';
import { toOrderClause, reverseOrder } from './sort-order';
import type { SeekSql } from './page-seek';
import { toLimitClause, reverseSlice } from './page-slice';

type AnyReading = Pick<
  ListReading<unknown>,
  'db' | 'list' | 'foundIn' | 'shown' | 'order' | 'slice'
>;

export const getListTable = ({ foundIn, list }: Pick<AnyReading, 'foundIn' | 'list'>): Sql =>
  foundIn ?? list.from;

export const toRowProjection = <View>(
  { row, shownWith = empty }: Pick<ReadableList<View>, 'row' | 'shownWith'>,
  view: View,
): RowProjection => ({
  row: row(view).text,
  source: typeof shownWith === 'function' ? shownWith(view) : shownWith,
});

export const getListConditions = <Criteria extends object>(
  { predicatesOf, criteria }: ListReading<unknown, Criteria>,
  others = criteria,
): Sql[] => Object.values(predicatesOf(others) as Record<string, Sql>);

interface PageStatements {
  before?: Sql | undefined;
  page: Sql;
  total: Sql;
}

export const readPageStatements = async (
  { db, list: { from, key }, shown: { row, source }, order }: AnyReading,
  { before, page, total }: PageStatements,
): Promise<ListPage> => {
  const found = await db.one<ListPage>(sql`
    with ${before ? sql`${before}, ` : empty}page as (${page}), total as (${total})
    select total.*, coalesce((
      select '[' || string_agg(${row}, ',' ${toOrderClause(order)}) || ']'
      from page join ${from} on ${key} = page.id ${source}), '[]') as rows
    from total`);
  if (!found) throw new Error('A total answered no row');
  return found;
};

export const selectFixedTotal = ({ total, more }: Omit<ListPage, 'rows'>): Sql =>
  more
    ? sql`select ${total}::bigint as total, ${JSON.stringify(more)}::json as more`
    : sql`select ${total}::bigint as total`;

const selectListTotal = ({ list }: AnyReading, from: Sql): Sql =>
  list.totals?.of(from) ?? sql`select count(*) as total from ${from}`;

const toSortColumn = (place: number): Sql => raw(`by${place}`);

export const toHitColumns = ({ terms, key }: ListOrder): Sql =>
  join([sql`${key} as id`, ...terms.map((term, place) => sql`${term} as ${toSortColumn(place)}`)]);

export const selectFromHits = (reading: AnyReading): Pick<PageStatements, 'page' | 'total'> => {
  const { order, slice } = reading;
  const inHits = {
    ...order,
    key: sql`id`,
    terms: order.terms.map((_, place) => toSortColumn(place)),
  };
  return {
    page: sql`select id from hit ${toOrderClause(inHits)} ${toLimitClause(slice)}`,
    total: selectListTotal(reading, sql`hit`),
  };
};

/** Reads a page for filters without an index: all matching rows are read once, for page and total. */
export const readByMatchingRows = (
  reading: AnyReading,
  conditions: readonly Sql[],
  from = getListTable(reading),
): Promise<ListPage> => {
  const { narrowedBy = empty, totals } = reading.list;
  const columns = totals ? sql`, ${totals.columns}` : empty;
  return readPageStatements(reading, {
    before: sql`
      hit as materialized (
        select ${toHitColumns(reading.order)}${columns} from ${from} ${narrowedBy} ${toWhereClause(conditions)})`,
    ...selectFromHits(reading),
  });
};

export const selectAlongIndex = (
  reading: AnyReading,
  conditions: readonly Sql[],
  total = Infinity,
): Sql => {
  const { list, order, slice } = reading;
  const isNearEnd = slice.offset > total / 2;
  return sql`
    select ${list.key} as id from ${getListTable(reading)} ${list.narrowedBy ?? empty} ${toWhereClause(conditions)}
    ${toOrderClause(isNearEnd ? reverseOrder(order) : order)} ${toLimitClause(isNearEnd ? reverseSlice(slice, total) : slice)}`;
};

/** Reads a page along an index, for lists that are too long to be sorted for each page. */
export const readAlongIndex = <Criteria extends object>(
  reading: ListReading<unknown, Criteria>,
): Promise<ListPage> => {
  const { from, narrowedBy = empty } = reading.list;
  const conditions = [...reading.scope, ...getListConditions(reading)];
  return readPageStatements(reading, {
    page: selectAlongIndex(reading, conditions),
    total: selectListTotal(reading, sql`${from} ${narrowedBy} ${toWhereClause(conditions)}`),
  });
};

/** Reads along the index if there is no filter, else sorts the rows that match. */
export const readPlainPage = <Criteria extends object>(
  reading: ListReading<unknown, Criteria>,
): Promise<ListPage> => {
  const conditions = getListConditions(reading);
  return conditions.length === 0
    ? readAlongIndex(reading)
    : readByMatchingRows(reading, [...reading.scope, ...conditions]);
};

/** Reads a page from the position that `seek` found; the list must be ordered by instants. */
export const selectBySeek = (
  reading: AnyReading,
  conditions: readonly Sql[],
  seek: SeekSql,
): Sql => {
  const { list, order, slice } = reading;
  return sql`
    select ${list.key} as id from ${getListTable(reading)}
    ${toWhereClause([...conditions, ...order.terms.map(seek.from)])}
    ${toOrderClause(order)} limit ${raw(String(slice.limit))} offset ${seek.rest}`;
};
