import sql, { type Sql } from 'sql-template-tag';

/** What a statement makes of a row: the text of a JSON object. */
export interface Row {
  text: Sql;
}

/** A row of these names and values, in pairs. A list whose speed depends on it writes the text itself. */
export const rowOf = (pairs: Sql): Row => ({ text: sql`json_build_object(${pairs})::text` });
