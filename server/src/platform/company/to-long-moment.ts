import sql, { type Sql } from 'sql-template-tag';

/** Text such as `5 December 2026, 04:54`, in the company's time zone. */
export const toLongMoment = (moment: Sql): Sql =>
  sql`to_char(${moment} at time zone company_zone(), 'FMDD FMMonth YYYY, HH24:MI')`;
