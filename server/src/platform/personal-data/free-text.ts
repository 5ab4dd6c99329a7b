import type { Sql } from 'sql-template-tag';

/** A text column about applicants with free content. SQL is over the alias `row`. */
export interface FreeText {
  /** Label of a text, such as `Letter`. */
  one: string;
  table: string;
  key: readonly string[];
  column: string;
  /** SQL for the id of the application that a text is about; null if there is none. */
  application: Sql;
  /** Condition for rows of these applications, served by an index. */
  among: (applicationIds: readonly number[]) => Sql;
  /** Assignments to columns that are computed from the new text. */
  also?: (text: Sql) => Sql;
}

export const toFreeTextName = ({ table, column }: FreeText): string => `${table}.${column}`;
