import sql, { type Sql } from 'sql-template-tag';
import { invalidField } from '../errors';
import { joinByAnd } from './criteria';

/** Dates `YYYY-MM-DD`, both inclusive; either may be undefined. */
export interface DayRange {
  fromDate?: string | undefined;
  toDate?: string | undefined;
}

const earliestDay = '0001-01-01';

/**
 * @throws AppError naming the field when the range ends before it starts, or a date is before the
 * year 1.
 */
export const assertDayRange = ({ fromDate, toDate }: DayRange): void => {
  if (fromDate !== undefined && fromDate < earliestDay)
    throw invalidField('fromDate', 'Enter a day of the year 1 or later.');
  if (toDate !== undefined && toDate < (fromDate ?? earliestDay))
    throw invalidField('toDate', 'The last day cannot be before the first.');
};

export const toDayRange = ({ fromDate, toDate }: DayRange): DayRange | undefined => {
  assertDayRange({ fromDate, toDate });
  return (fromDate ?? toDate) === undefined ? undefined : { fromDate, toDate };
};

export const toDateCondition = (column: Sql, { fromDate, toDate }: DayRange): Sql =>
  joinByAnd([
    ...(fromDate ? [sql`${column} >= ${fromDate}::date`] : []),
    ...(toDate ? [sql`${column} <= ${toDate}::date`] : []),
  ]);

export const toInstantCondition = (
  column: Sql,
  { fromDate, toDate }: DayRange,
  timeZone: string,
): Sql =>
  joinByAnd([
    ...(fromDate ? [sql`${column} >= ${fromDate}::date::timestamp at time zone ${timeZone}`] : []),
    ...(toDate ? [sql`${column} < (${toDate}::date + 1)::timestamp at time zone ${timeZone}`] : []),
  ]);
