import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import { where } from '../db/where';
import type { Order, Page, ReadableList, Reading, Shown } from './list';
import { orderBy, reversed } from './order';
import type { Seek } from './page-seek';
import { cut, fromTheEnd } from './page-slice';

/** What every list's reading has. */
type AnyReading = Pick<Reading<unknown>, 'db' | 'list' | 'foundIn' | 'shown' | 'order' | 'slice'>;

/** The table that keys are found in. */
export const tableOf = ({ foundIn, list }: Pick<AnyReading, 'foundIn' | 'list'>): Sql =>
  foundIn ?? list.from;

/** How a list shows its rows to a reader. */
export const shownTo = <View>(
  { row, shownWith = empty }: Pick<ReadableList<View>, 'row' | 'shownWith'>,
  view: View,
): Shown => ({
  row: row(view).text,
  source: typeof shownWith === 'function' ? shownWith(view) : shownWith,
});

/** The criteria of a reading as predicates, or others in their place. */
export const conditionsIn = <Criteria extends object>(
  { predicatesOf, criteria }: Reading<unknown, Criteria>,
  others = criteria,
): Sql[] => Object.values(predicatesOf(others) as Record<string, Sql>);

interface PageParts {
  /** Common table expressions that the others refer to. */
  before?: Sql | undefined;
  /** The `id` of each row of the page. */
  page: Sql;
  /** One row with `total`, and `more` where the list is summed up by that. */
  total: Sql;
}

/** The keys of a page first, then its rows, and the total, in one statement. */
export const answerPage = async (
  { db, list: { from, key }, shown: { row, source }, order }: AnyReading,
  { before, page, total }: PageParts,
): Promise<Page> => {
  const found = await db.one<Page>(sql`
    with ${before ? sql`${before}, ` : empty}page as (${page}), total as (${total})
    select total.*, coalesce((
      select '[' || string_agg(${row}, ',' ${orderBy(order)}) || ']'
      from page join ${from} on ${key} = page.id ${source}), '[]') as rows
    from total`);
  if (!found) throw new Error('A total answered no row');
  return found;
};

/** Totals that are known already. */
export const fixed = ({ total, more }: Omit<Page, 'rows'>): Sql =>
  more
    ? sql`select ${total}::bigint as total, ${JSON.stringify(more)}::json as more`
    : sql`select ${total}::bigint as total`;

/** Counts rows that are at hand. */
const counted = ({ list }: AnyReading, from: Sql): Sql =>
  list.totals?.of(from) ?? sql`select count(*) as total from ${from}`;

const sortedBy = (place: number): Sql => raw(`by${place}`);

/** What a table `hit` holds of each row, to put it in order. */
export const hitColumns = ({ terms, key }: Order): Sql =>
  join([sql`${key} as id`, ...terms.map((term, place) => sql`${term} as ${sortedBy(place)}`)]);

/** A page of a table `hit`, and its number of rows. */
export const ofHits = (reading: AnyReading): Pick<PageParts, 'page' | 'total'> => {
  const { order, slice } = reading;
  const inHits = { ...order, key: sql`id`, terms: order.terms.map((_, place) => sortedBy(place)) };
  return {
    page: sql`select id from hit ${orderBy(inHits)} ${cut(slice)}`,
    total: counted(reading, sql`hit`),
  };
};

/** For what only a visit to each hit can tell: one pass gives both the page and the total. */
export const readByHits = (
  reading: AnyReading,
  conditions: readonly Sql[],
  from = tableOf(reading),
): Promise<Page> => {
  const { narrowedBy = empty, totals } = reading.list;
  const columns = totals ? sql`, ${totals.columns}` : empty;
  return answerPage(reading, {
    before: sql`
      hit as materialized (
        select ${hitColumns(reading.order)}${columns} from ${from} ${narrowedBy} ${where(conditions)})`,
    ...ofHits(reading),
  });
};

/** A page along the index of its order, from whichever end is nearer where the total is known. */
export const alongIndex = (
  reading: AnyReading,
  conditions: readonly Sql[],
  total = Infinity,
): Sql => {
  const { list, order, slice } = reading;
  const isNearEnd = slice.offset > total / 2;
  return sql`
    select ${list.key} as id from ${tableOf(reading)} ${list.narrowedBy ?? empty} ${where(conditions)}
    ${orderBy(isNearEnd ? reversed(order) : order)} ${cut(isNearEnd ? fromTheEnd(slice, total) : slice)}`;
};

/** Along the index of its order, for a list of too many rows to put in order for each page. */
export const readAlongIndex = <Criteria extends object>(
  reading: Reading<unknown, Criteria>,
): Promise<Page> => {
  const { from, narrowedBy = empty } = reading.list;
  const conditions = [...reading.scope, ...conditionsIn(reading)];
  return answerPage(reading, {
    page: alongIndex(reading, conditions),
    total: counted(reading, sql`${from} ${narrowedBy} ${where(conditions)}`),
  });
};

/** Where nothing narrows a list, its page is found without putting every row in order; else by its hits. */
export const readPlain = <Criteria extends object>(
  reading: Reading<unknown, Criteria>,
): Promise<Page> => {
  const conditions = conditionsIn(reading);
  return conditions.length === 0
    ? readAlongIndex(reading)
    : readByHits(reading, [...reading.scope, ...conditions]);
};

/** A page far down, from where counts tell that it begins; the order is that of instants. */
export const alongSeek = (reading: AnyReading, conditions: readonly Sql[], seek: Seek): Sql => {
  const { list, order, slice } = reading;
  return sql`
    select ${list.key} as id from ${tableOf(reading)}
    ${where([...conditions, ...order.terms.map(seek.from)])}
    ${orderBy(order)} limit ${raw(String(slice.limit))} offset ${seek.rest}`;
};
