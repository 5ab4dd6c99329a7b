import sql, { type Sql } from 'sql-template-tag';

export interface RowSql {
  text: Sql;
}

/** Rows built by `json_build_object`; where speed matters, use `toObjectText` instead. */
export const toRowSql = (pairs: Sql): RowSql => ({ text: sql`json_build_object(${pairs})::text` });
