import sql, { type Sql } from 'sql-template-tag';

export interface Row {
  text: Sql;
}

/** For lists where speed matters, build the text with `toObjectText` instead. */
export const toRow = (pairs: Sql): Row => ({ text: sql`json_build_object(${pairs})::text` });
