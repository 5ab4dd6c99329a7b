import sql, { join, raw, type Sql } from 'sql-template-tag';
import { companyZone } from './company-zone';

type Unit = 'year' | 'month' | 'day' | 'hour';

/** Rows `starts` (a time of the company) and `n` (an integer), one for each time of a unit. */
export interface Level {
  unit: Unit;
  /** Those that begin from one time to before another, or all. */
  counted: (within: { from: Sql; before: Sql } | undefined) => Sql;
}

export interface SeekRequest {
  /** From the longest unit to the shorter ones. */
  coarse: Level[];
  /** The page is read from within one of its units. */
  finest: Level;
  offset: number;
  descending: boolean;
}

const one = (unit: Unit): Sql => raw(`interval '1 ${unit}'`);

/** When a time of the company is. Hours are counted from where their day begins, whatever the clock does. */
const instantOf = (time: Sql): Sql => {
  const day = sql`date_trunc('day', ${time})`;
  return sql`${day} at time zone ${companyZone} + (${time} - ${day})`;
};

export interface Seek {
  /** Common table expressions; what they find is empty when the list is shorter than `offset`. */
  tables: Sql;
  /** Where reading begins, as a predicate over a column of instants. */
  from: (column: Sql) => Sql;
  /** How many of the rows from there stand before the page. */
  rest: Sql;
}

/**
 * Finds where a page far down begins: the unit of the last level that holds the row at `offset`. Counts
 * are read, never rows, and of each level only those within the unit found on the level above.
 */
export const seekByCounts = ({ coarse, finest, offset, descending }: SeekRequest): Seek => {
  const direction = descending ? sql`desc` : sql`asc`;
  const heldBy = ({ unit }: Level): Sql => raw(`held_${unit}`);
  const steps = [...coarse, finest].map((level, index): Sql => {
    const { counted } = level;
    const above = coarse[index - 1];
    const before = above ? sql`(select before from ${heldBy(above)})` : sql`0::bigint`;
    const within = above && {
      from: sql`(select starts from ${heldBy(above)})`,
      before: sql`(select starts + ${one(above.unit)} from ${heldBy(above)})`,
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
        ? sql`${column} < (select ${instantOf(sql`(starts + ${one(finest.unit)})`)} from ${held})`
        : sql`${column} >= (select ${instantOf(sql`starts`)} from ${held})`,
    rest: sql`(select ${offset}::bigint - before from ${held})`,
  };
};
