import sql, { join, raw, type Sql } from 'sql-template-tag';
import { companyTimeZone } from './company-zone';

type TimeUnit = 'year' | 'month' | 'day' | 'hour';

/**
 * Counts for one unit of time: a query with rows of `starts` (local time of the company) and `n` (integer).
 */
export interface SeekLevel {
  unit: TimeUnit;
  counted: (within: { from: Sql; before: Sql } | undefined) => Sql;
}

export interface SeekRequest {
  /** Counts from the longest unit of time to the shortest but one. */
  coarse: SeekLevel[];
  finest: SeekLevel;
  offset: number;
  descending: boolean;
}

const toInterval = (unit: TimeUnit): Sql => raw(`interval '1 ${unit}'`);

/**
 * Converts local time: hours are added to the start of the day, so that a clock change neither repeats nor
 * skips one.
 */
const toInstant = (time: Sql): Sql => {
  const day = sql`date_trunc('day', ${time})`;
  return sql`${day} at time zone ${companyTimeZone} + (${time} - ${day})`;
};

export interface SeekSql {
  /** SQL of common table expressions; empty when the list is shorter than `offset`. */
  tables: Sql;
  /** Condition on a column of times for the rows from which reading starts. */
  from: (column: Sql) => Sql;
  /** SQL of the number of rows to skip after `from`. */
  rest: Sql;
}

/** Finds a page far down in a list by counts per year, month and so on, instead of reading rows. */
export const seekByCounts = ({ coarse, finest, offset, descending }: SeekRequest): SeekSql => {
  const direction = descending ? sql`desc` : sql`asc`;
  const heldBy = ({ unit }: SeekLevel): Sql => raw(`held_${unit}`);
  const steps = [...coarse, finest].map((level, index): Sql => {
    const { counted } = level;
    const above = coarse[index - 1];
    const before = above ? sql`(select before from ${heldBy(above)})` : sql`0::bigint`;
    const within = above && {
      from: sql`(select starts from ${heldBy(above)})`,
      before: sql`(select starts + ${toInterval(above.unit)} from ${heldBy(above)})`,
    };
    return sql`
      ${heldBy(level)} as (
        select starts, upto - n as before from (
          select starts, n,
            ${before} + sum(n) over (order by starts ${direction} rows unbounded preceding) as upto
          from (${counted(within)}) counted) running
        where upto > ${offset}::bigint order by starts ${direction} limit 1)`;
  });
  const held = heldBy(finest);
  return {
    tables: join(steps, ','),
    from: (column) =>
      descending
        ? sql`${column} < (select ${toInstant(sql`(starts + ${toInterval(finest.unit)})`)} from ${held})`
        : sql`${column} >= (select ${toInstant(sql`starts`)} from ${held})`,
    rest: sql`(select ${offset}::bigint - before from ${held})`,
  };
};
