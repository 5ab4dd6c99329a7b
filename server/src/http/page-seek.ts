import sql, { type Sql } from 'sql-template-tag';

export interface SeekAsked {
  /**
   * Rows `starts` (a day) and `n` (an integer) of the months that the list is narrowed to, if months are
   * counted; a month may have several.
   */
  months: Sql | undefined;
  /** The same of the days; with months, only of those from one day to before another. */
  days: (within: { from: Sql; before: Sql } | undefined) => Sql;
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
  const running = (from: Sql, before: Sql): Sql => sql`
    select starts, ${before} + sum(n) over (order by starts ${direction}) as upto
    from (${from}) counted`;
  const holding = (from: Sql, before: Sql): Sql => sql`
    select starts, coalesce((select max(upto) from ${from} where upto <= ${offset}::bigint), ${before}) as before
    from ${from} where upto > ${offset}::bigint order by starts ${direction} limit 1`;
  const seekWithin = (before: Sql): Sql => sql`
    seek as (
      select starts as day, ${offset}::bigint - before as rest
      from (${holding(sql`running_day`, before)}) held)`;
  const none = sql`0::bigint`;
  if (!months) return sql`running_day as (${running(days(undefined), none)}), ${seekWithin(none)}`;
  const before = sql`(select before from held_month)`;
  return sql`
    running_month as (${running(months, none)}),
    held_month as (${holding(sql`running_month`, none)}),
    running_day as (${running(
      days({
        from: sql`(select starts from held_month)`,
        before: sql`(select (starts + interval '1 month')::date from held_month)`,
      }),
      before,
    )}),
    ${seekWithin(before)}`;
};

/** What `company_zone()` answers, asked in place: a call of it takes as long as finding the day. */
const companyZone = sql`coalesce((select time_zone from company), 'UTC')`;

/**
 * Where the day of `seek` begins to be read, as a predicate over a column of instants. The days are
 * those that the database counts by.
 */
export const fromSeek = (column: Sql, descending: boolean): Sql =>
  descending
    ? sql`${column} < (select (day + 1)::timestamp at time zone ${companyZone} from seek)`
    : sql`${column} >= (select day::timestamp at time zone ${companyZone} from seek)`;
