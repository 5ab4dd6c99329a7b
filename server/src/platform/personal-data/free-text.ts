import type { Sql } from 'sql-template-tag';

/** A column of texts about applicants with free content. SQL is over the alias `row`. */
export interface FreeText {
  /** Label of one text, such as `Letter`. */
  one: string;
  table: string;
  key: readonly string[];
  column: string;
  /** Id of the application that a text is about; null for none. */
  application: Sql;
  /** Rows of these applications, found by an index. */
  among: (applicationIds: readonly number[]) => Sql;
  /** Assignments of columns that are computed from the new text. */
  also?: (text: Sql) => Sql;
}

export const toTextName = ({ table, column }: FreeText): string => `${table}.${column}`;
