import sql, { empty, type Sql } from 'sql-template-tag';
import type { Level, SeekRequest } from '../lists/page-seek';
import { statusIs, type FilterParts } from './filter';

type Unit = 'h' | 'd' | 'm';

/** All statuses together are counted under 0. */
const isCounted = ({ status }: FilterParts): Sql =>
  status ? statusIs(sql`total.status_id`, status) : sql`total.status_id = 0`;

const daysAre = ({ days }: FilterParts): Sql => sql`
  ${days?.fromDate ? sql`and total.starts >= ${days.fromDate}::date` : empty}
  ${days?.toDate ? sql`and total.starts < ${days.toDate}::date + 1` : empty}`;

const totalsOf = (unit: Unit, filter: FilterParts): Sql => sql`
  from application_total total
  where total.unit = ${unit} and ${isCounted(filter)} and total.source_id = ${filter.sourceId ?? 0}
  ${daysAre(filter)}`;

/** Whole months where no day narrows. */
const unitOf = ({ days }: FilterParts): Unit => (days ? 'd' : 'm');

/** How many applications of the whole company a filter without hits has, from the roll-up. */
export const totalOf = (filter: FilterParts): Sql =>
  sql`select coalesce(sum(total.n), 0) as total ${totalsOf(unitOf(filter), filter)}`;

const counted =
  (unit: Unit, filter: FilterParts): Level['counted'] =>
  (within) => {
    const isOne = !filter.status || 'id' in filter.status;
    return sql`
      select total.starts, ${isOne ? sql`total.n` : sql`sum(total.n)::integer as n`}
      ${totalsOf(unit, filter)}
      ${within ? sql`and total.starts >= ${within.from} and total.starts < ${within.before}` : empty}
      ${isOne ? empty : sql`group by total.starts`}`;
  };

/** What a filter has of each month, where no day narrows, of each day, and of the whole list of each hour. */
export const levelsOf = (filter: FilterParts): Pick<SeekRequest, 'coarse' | 'finest'> => {
  const month: Level = { unit: 'month', counted: counted('m', filter) };
  const day: Level = { unit: 'day', counted: counted('d', filter) };
  const coarse = filter.days ? [] : [month];
  return filter.status || filter.sourceId
    ? { coarse, finest: day }
    : { coarse: [...coarse, day], finest: { unit: 'hour', counted: counted('h', filter) } };
};

/** The same by status, in the order of their names. */
export const totalsByStatus = (filter: FilterParts, descending: boolean): Sql => {
  const each: FilterParts = { ...filter, status: undefined };
  const chosen = filter.status;
  return sql`
    select status.id, counted.n
    from status cross join lateral (
      select coalesce(sum(total.n), 0) as n from application_total total
      where total.unit = ${unitOf(each)} and total.status_id = status.id
        and total.source_id = ${filter.sourceId ?? 0} ${daysAre(each)}) counted
    ${chosen ? sql`where ${statusIs(sql`status.id`, chosen)}` : empty}
    order by status.name ${descending ? sql`desc` : sql`asc`}, status.id`;
};
