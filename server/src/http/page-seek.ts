import sql, { type Sql } from 'sql-template-tag';

export interface SeekAsked {
  /** Rows `starts` (a day) and `n` of the months, and of the days, that the list is narrowed to. */
  months: Sql | undefined;
  days: Sql;
  offset: number;
  descending: boolean;
}

/**
 * Common table expressions that end with `seek`: the day that holds the row at `offset`, and how many
 * rows of that day stand before it. Empty when the list is shorter. Counts are read, never rows; with
 * months at hand, only the days of one of them.
 */
export const seekByDays = ({ months, days, offset, descending }: SeekAsked): Sql => {
  const direction = descending ? sql`desc` : sql`asc`;
  const holding = (from: Sql): Sql => sql`
    select * from ${from} where before + n > ${offset}::bigint and before <= ${offset}::bigint and n > 0
    order by starts ${direction} limit 1`;
  const running = (from: Sql, before: Sql): Sql => sql`
    select starts, n, ${before} + sum(n) over (order by starts ${direction}) - n as before
    from (${from}) counted`;
  const seek = sql`
    seek as (select starts as day, ${offset}::bigint - before as rest from (${holding(sql`running_day`)}) held)`;
  if (!months) return sql`running_day as (${running(days, sql`0`)}), ${seek}`;
  return sql`
    running_month as (${running(months, sql`0`)}),
    held_month as (${holding(sql`running_month`)}),
    running_day as (${running(
      sql`select day.starts, day.n from held_month, lateral (${days}) day
        where day.starts >= held_month.starts and day.starts < held_month.starts + interval '1 month'`,
      sql`(select before from held_month)`,
    )}),
    ${seek}`;
};

/** Where the day of `seek` begins to be read, as a predicate over a column of instants. */
export const fromSeek = (column: Sql, descending: boolean, timeZone: string): Sql =>
  descending
    ? sql`${column} < (select (day + 1)::timestamp at time zone ${timeZone} from seek)`
    : sql`${column} >= (select day::timestamp at time zone ${timeZone} from seek)`;
