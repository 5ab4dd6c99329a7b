import sql, { type Sql } from 'sql-template-tag';

export const formatUtc = (moment: Sql): Sql =>
  sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
