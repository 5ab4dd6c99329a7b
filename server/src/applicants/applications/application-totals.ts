import sql, { empty, type Sql } from 'sql-template-tag';
import type { SeekLevel, SeekRequest } from '../../platform/lists/page-seek';
import { matchesStatusSql, type ApplicationCriteria } from './criteria';
import { toNaturalOrder } from '../../platform/lists/sort-order';

type TotalUnit = 'h' | 'd' | 'm' | 'y';

type StatusAndSource = Pick<ApplicationCriteria, 'status' | 'sourceId'>;

/**
 * In the table of totals, status 0 stands for all statuses. A single status has no row for all sources, so
 * its rows are summed.
 */
const matchesTotals = ({ status, sourceId }: StatusAndSource): Sql => sql`
  ${status ? matchesStatusSql(sql`total.status_id`, status) : sql`total.status_id = 0`}
  ${status && !sourceId ? empty : sql`and total.source_id = ${sourceId ?? 0}`}`;

const hasStatusOrSource = ({ status, sourceId }: StatusAndSource): boolean =>
  Boolean(status ?? sourceId);

const isWithinDays = ({ days }: ApplicationCriteria): Sql => sql`
  ${days?.fromDate ? sql`and total.starts >= ${days.fromDate}::date` : empty}
  ${days?.toDate ? sql`and total.starts < ${days.toDate}::date + 1` : empty}`;

const selectFromTotals = (unit: TotalUnit, criteria: ApplicationCriteria): Sql => sql`
  from application_total total
  where total.unit = ${unit} and ${matchesTotals(criteria)} ${isWithinDays(criteria)}`;

/** Longest unit of time whose totals give an exact count: a range of days needs totals by day. */
const chooseUnit = (criteria: ApplicationCriteria): TotalUnit =>
  criteria.days ? 'd' : hasStatusOrSource(criteria) ? 'y' : 'm';

export const selectApplicationTotal = (criteria: ApplicationCriteria): Sql =>
  sql`select coalesce(sum(total.n), 0) as total ${selectFromTotals(chooseUnit(criteria), criteria)}`;

const countByUnit =
  (unit: TotalUnit, criteria: ApplicationCriteria): SeekLevel['counted'] =>
  (within) => {
    const isOne = !criteria.status || ('id' in criteria.status && criteria.sourceId !== undefined);
    return sql`
      select total.starts, ${isOne ? sql`total.n` : sql`sum(total.n)::integer as n`}
      ${selectFromTotals(unit, criteria)}
      ${within ? sql`and total.starts >= ${within.from} and total.starts < ${within.before}` : empty}
      ${isOne ? empty : sql`group by total.starts`}`;
  };

/** Unfiltered lists have totals by month, day and hour; lists of a status or source by year and day. */
export const toTotalsByTime = (
  criteria: ApplicationCriteria,
): Pick<SeekRequest, 'coarse' | 'finest'> => {
  const year: SeekLevel = { unit: 'year', counted: countByUnit('y', criteria) };
  const month: SeekLevel = { unit: 'month', counted: countByUnit('m', criteria) };
  const day: SeekLevel = { unit: 'day', counted: countByUnit('d', criteria) };
  const coarse = (level: SeekLevel): SeekLevel[] => (criteria.days ? [] : [level]);
  return hasStatusOrSource(criteria)
    ? { coarse: coarse(year), finest: day }
    : {
        coarse: [...coarse(month), day],
        finest: { unit: 'hour', counted: countByUnit('h', criteria) },
      };
};

export const selectTotalsByStatus = (criteria: ApplicationCriteria, descending: boolean): Sql => {
  const { sourceId, status: chosen } = criteria;
  return sql`
    select status.id, counted.n
    from status cross join lateral (
      select coalesce(sum(total.n), 0) as n from application_total total
      where total.unit = ${criteria.days ? 'd' : 'y'} and total.status_id = status.id
        ${sourceId ? sql`and total.source_id = ${sourceId}` : empty} ${isWithinDays(criteria)}) counted
    ${chosen ? sql`where ${matchesStatusSql(sql`status.id`, chosen)}` : empty}
    order by ${toNaturalOrder(sql`status.name`)} ${descending ? sql`desc` : sql`asc`}, status.id`;
};
