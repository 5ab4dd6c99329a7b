import sql, { empty, type Sql } from 'sql-template-tag';
import type { Asked } from './filter';
import { idsOfCategory } from './filter';

type Unit = 'd' | 'm';

const statusIs = ({ status }: Asked): Sql => {
  if (!status) return sql`total.status_id = 0`;
  return 'id' in status
    ? sql`total.status_id = ${status.id}`
    : sql`total.status_id = any(${idsOfCategory(status.category)})`;
};

const daysAre = ({ days }: Asked): Sql => sql`
  ${days?.from ? sql`and total.starts >= ${days.from}::date` : empty}
  ${days?.to ? sql`and total.starts <= ${days.to}::date` : empty}`;

const totalsOf = (unit: Unit, asked: Asked): Sql => sql`
  from application_total total
  where total.unit = ${unit} and ${statusIs(asked)} and total.source_id = ${asked.sourceId ?? 0}
  ${daysAre(asked)}`;

/** Whole months where no day narrows. */
const unitOf = ({ days }: Asked): Unit => (days ? 'd' : 'm');

/** How many applications of the whole company a filter without hits has, from the roll-up. */
export const totalOf = (asked: Asked): Sql =>
  sql`select coalesce(sum(total.n), 0) as total ${totalsOf(unitOf(asked), asked)}`;

const counted = (unit: Unit, asked: Asked): Sql => {
  const several = asked.status !== undefined && !('id' in asked.status);
  return several
    ? sql`select total.starts, sum(total.n) as n ${totalsOf(unit, asked)} group by total.starts`
    : sql`select total.starts, total.n ${totalsOf(unit, asked)}`;
};

/** Applications of each month and day that a filter has; months only where no day narrows. */
export const calendarOf = (asked: Asked): { months: Sql | undefined; days: Sql } => ({
  months: asked.days ? undefined : counted('m', asked),
  days: counted('d', asked),
});

/** The same by status, in the order of their names. */
export const totalsByStatus = (asked: Asked, descending: boolean): Sql => sql`
  select status.id, sum(total.n) as n
  from application_total total join status on status.id = total.status_id
  where total.unit = ${unitOf(asked)} and total.source_id = ${asked.sourceId ?? 0} ${daysAre(asked)}
    ${asked.status ? sql`and ${statusIs(asked)}` : empty}
  group by status.id
  order by status.name ${descending ? sql`desc` : sql`asc`}, status.id`;
