import type { Sql } from 'sql-template-tag';
import type { RecordKind } from '../../../contract/call';
import type { Db } from '../db/database';
import type { PageSlice } from './page-slice';
import type { RowSql } from './row-sql';

/** A list that filters narrow; `Reader` is what filters depend on, such as the user and time zone. */
export interface NarrowedList<Reader, Criteria extends object = object> {
  from: Sql;
  /** SQL of the rows' key, a unique integer. */
  key: Sql;
  narrowedBy?: Sql;
  /** Predicates that always apply, with any filter. */
  scope?: (reader: Reader) => readonly Sql[];
  /** Converts a request's filter to the names in `filters`; by default the filter is used unchanged. */
  criteriaOf?: (filter: never, reader: Reader) => Criteria;
  filters: Readonly<Record<string, (value: never, reader: Reader) => Sql>>;
  /** SQL of the text to search; with several texts, each word must occur in one of them. */
  search?: (reader: Reader) => Sql | readonly Sql[];
}

/**
 * Columns to sort by. With several, only the first follows the chosen direction; the others are descending.
 */
export type SortColumns = Sql | readonly Sql[];

export interface ReadableList<
  View,
  Criteria extends object = object,
  Reader = View,
> extends NarrowedList<Reader, Criteria> {
  shownWith?: Sql | ((view: View) => Sql);
  row: (view: View) => RowSql;
  sorts: Readonly<Record<string, SortColumns>>;
  /** Default sort, such as `-date`; undefined means the first of `sorts`. */
  usualSort?: string;
  /**
   * Aggregates besides the number of rows: their columns, and a query that returns one row (`total`, `more`).
   */
  totals?: { columns: Sql; of: (from: Sql) => Sql };
  /** Replaces the default query, for lists that are too long to visit every matching row. */
  read?: (reading: ListReading<Reader, Criteria>) => Promise<ListPage>;
}

export type FilterPredicates<Criteria> = Partial<Record<keyof Criteria, Sql>>;

/**
 * Order of a list. Rows of equal rank are ordered by key, in the same direction; with several columns,
 * descending.
 */
export interface ListOrder {
  by: string;
  terms: readonly Sql[];
  key: Sql;
  descending: boolean;
}

export interface ListPage {
  total: number;
  rows: string;
  more?: object;
}

export interface RowProjection {
  row: Sql;
  source: Sql;
}

export interface ListReading<Reader, Criteria extends object = object> {
  db: Db;
  list: Pick<ReadableList<never>, 'from' | 'key' | 'narrowedBy' | 'totals'>;
  /** Table in which keys are found faster than in the list's table, under the same alias. */
  foundIn?: Sql;
  shown: RowProjection;
  criteria: Criteria;
  predicatesOf: (criteria: Criteria) => FilterPredicates<Criteria>;
  order: ListOrder;
  slice: PageSlice;
  scope: readonly Sql[];
  reader: Reader;
}

export interface NamedList<
  Reader,
  Criteria extends object = object,
  Field extends string = string,
> extends NarrowedList<Reader, Criteria> {
  kind: RecordKind;
  one: string;
  many: string;
  field: Field;
}

export interface ExportableList<
  Reader,
  Criteria extends object = object,
  Field extends string = string,
> extends NamedList<Reader, Criteria, Field> {
  exportColumns:
    Readonly<Record<string, Sql>> | ((reader: Reader) => Readonly<Record<string, Sql>>);
  exportedWith?: Sql;
  /** SQL of the time by which an export is ordered, newest first; by default the key. */
  newest?: Sql;
}
