import sql, { type Sql } from 'sql-template-tag';
import { invalidField } from '../errors';
import { allOf } from './criteria';

/** Dates `YYYY-MM-DD`, both inclusive; either may be missing. */
export interface Days {
  fromDate?: string | undefined;
  toDate?: string | undefined;
}

const earliestDay = '0001-01-01';

/** @throws AppError naming the field when the order is wrong or a date lies before the year 1. */
export const assertDays = ({ fromDate, toDate }: Days): void => {
  if (fromDate !== undefined && fromDate < earliestDay)
    throw invalidField('fromDate', 'Enter a day of the year 1 or later.');
  if (toDate !== undefined && toDate < (fromDate ?? earliestDay))
    throw invalidField('toDate', 'The last day cannot be before the first.');
};

export const daysOf = ({ fromDate, toDate }: Days): Days | undefined => {
  assertDays({ fromDate, toDate });
  return (fromDate ?? toDate) === undefined ? undefined : { fromDate, toDate };
};

export const amongDays = (column: Sql, { fromDate, toDate }: Days): Sql =>
  allOf([
    ...(fromDate ? [sql`${column} >= ${fromDate}::date`] : []),
    ...(toDate ? [sql`${column} <= ${toDate}::date`] : []),
  ]);

export const onDays = (column: Sql, { fromDate, toDate }: Days, timeZone: string): Sql =>
  allOf([
    ...(fromDate ? [sql`${column} >= ${fromDate}::date::timestamp at time zone ${timeZone}`] : []),
    ...(toDate ? [sql`${column} < (${toDate}::date + 1)::timestamp at time zone ${timeZone}`] : []),
  ]);
