import sql, { empty, type Sql } from 'sql-template-tag';
import type { Level, SeekRequest } from '../lists/page-seek';
import { statusIs, type ApplicationCriteria } from './criteria';

type Unit = 'h' | 'd' | 'm';

/** All statuses together are counted under 0. */
const isCounted = ({ status }: ApplicationCriteria): Sql =>
  status ? statusIs(sql`total.status_id`, status) : sql`total.status_id = 0`;

const daysAre = ({ days }: ApplicationCriteria): Sql => sql`
  ${days?.fromDate ? sql`and total.starts >= ${days.fromDate}::date` : empty}
  ${days?.toDate ? sql`and total.starts < ${days.toDate}::date + 1` : empty}`;

const totalsOf = (unit: Unit, criteria: ApplicationCriteria): Sql => sql`
  from application_total total
  where total.unit = ${unit} and ${isCounted(criteria)} and total.source_id = ${criteria.sourceId ?? 0}
  ${daysAre(criteria)}`;

/** Whole months where no day narrows. */
const unitOf = ({ days }: ApplicationCriteria): Unit => (days ? 'd' : 'm');

/** How many applications of the whole company criteria without a search has, from the roll-up. */
export const totalOf = (criteria: ApplicationCriteria): Sql =>
  sql`select coalesce(sum(total.n), 0) as total ${totalsOf(unitOf(criteria), criteria)}`;

const counted =
  (unit: Unit, criteria: ApplicationCriteria): Level['counted'] =>
  (within) => {
    const isOne = !criteria.status || 'id' in criteria.status;
    return sql`
      select total.starts, ${isOne ? sql`total.n` : sql`sum(total.n)::integer as n`}
      ${totalsOf(unit, criteria)}
      ${within ? sql`and total.starts >= ${within.from} and total.starts < ${within.before}` : empty}
      ${isOne ? empty : sql`group by total.starts`}`;
  };

/** What criteria have of each month, where no day narrows, of each day, and of the whole list of each hour. */
export const levelsOf = (criteria: ApplicationCriteria): Pick<SeekRequest, 'coarse' | 'finest'> => {
  const month: Level = { unit: 'month', counted: counted('m', criteria) };
  const day: Level = { unit: 'day', counted: counted('d', criteria) };
  const coarse = criteria.days ? [] : [month];
  return criteria.status || criteria.sourceId
    ? { coarse, finest: day }
    : { coarse: [...coarse, day], finest: { unit: 'hour', counted: counted('h', criteria) } };
};

/** The same by status, in the order of their names. */
export const totalsByStatus = (criteria: ApplicationCriteria, descending: boolean): Sql => {
  const each: ApplicationCriteria = { ...criteria, status: undefined };
  const chosen = criteria.status;
  return sql`
    select status.id, counted.n
    from status cross join lateral (
      select coalesce(sum(total.n), 0) as n from application_total total
      where total.unit = ${unitOf(each)} and total.status_id = status.id
        and total.source_id = ${criteria.sourceId ?? 0} ${daysAre(each)}) counted
    ${chosen ? sql`where ${statusIs(sql`status.id`, chosen)}` : empty}
    order by status.name ${descending ? sql`desc` : sql`asc`}, status.id`;
};
