import sql, { empty, type Sql } from 'sql-template-tag';
import type { Level, SeekAsked } from '../lists/page-seek';
import { idsOfCategory, type Asked } from './filter';

type Unit = 'h' | 'd' | 'm';

const statusIs = ({ status }: Asked): Sql => {
  if (!status) return sql`total.status_id = 0`;
  return 'id' in status
    ? sql`total.status_id = ${status.id}`
    : sql`total.status_id = any(${idsOfCategory(status.category)})`;
};

const daysAre = ({ days }: Asked): Sql => sql`
  ${days?.from ? sql`and total.starts >= ${days.from}::date` : empty}
  ${days?.to ? sql`and total.starts < ${days.to}::date + 1` : empty}`;

const totalsOf = (unit: Unit, asked: Asked): Sql => sql`
  from application_total total
  where total.unit = ${unit} and ${statusIs(asked)} and total.source_id = ${asked.sourceId ?? 0}
  ${daysAre(asked)}`;

/** Whole months where no day narrows. */
const unitOf = ({ days }: Asked): Unit => (days ? 'd' : 'm');

/** How many applications of the whole company a filter without hits has, from the roll-up. */
export const totalOf = (asked: Asked): Sql =>
  sql`select coalesce(sum(total.n), 0) as total ${totalsOf(unitOf(asked), asked)}`;

const counted =
  (unit: Unit, asked: Asked): Level['counted'] =>
  (within) => {
    const isOne = !asked.status || 'id' in asked.status;
    return sql`
      select total.starts, ${isOne ? sql`total.n` : sql`sum(total.n)::integer as n`}
      ${totalsOf(unit, asked)}
      ${within ? sql`and total.starts >= ${within.from} and total.starts < ${within.before}` : empty}
      ${isOne ? empty : sql`group by total.starts`}`;
  };

/** What a filter has of each month, where no day narrows, of each day, and of the whole list of each hour. */
export const levelsOf = (asked: Asked): Pick<SeekAsked, 'coarse' | 'finest'> => {
  const month: Level = { unit: 'month', counted: counted('m', asked) };
  const day: Level = { unit: 'day', counted: counted('d', asked) };
  const coarse = asked.days ? [] : [month];
  return asked.status || asked.sourceId
    ? { coarse, finest: day }
    : { coarse: [...coarse, day], finest: { unit: 'hour', counted: counted('h', asked) } };
};

/** The same by status, in the order of their names. */
export const totalsByStatus = (asked: Asked, descending: boolean): Sql => {
  const each: Asked = { ...asked, status: undefined };
  const chosen = asked.status;
  return sql`
    select status.id, counted.n
    from status cross join lateral (
      select coalesce(sum(total.n), 0) as n from application_total total
      where total.unit = ${unitOf(each)} and total.status_id = status.id
        and total.source_id = ${asked.sourceId ?? 0} ${daysAre(each)}) counted
    ${chosen ? ('id' in chosen ? sql`where status.id = ${chosen.id}` : sql`where status.category = ${chosen.category}`) : empty}
    order by status.name ${descending ? sql`desc` : sql`asc`}, status.id`;
};
