import type { Sql } from 'sql-template-tag';
import type { RecordKind } from '../../../contract/call';
import type { Db } from '../db/database';
import type { PageSlice } from './page-slice';
import type { RowSql } from './row-sql';

/** `Reader` is the context that filters depend on, such as the viewer and time zone. */
export interface NarrowedList<Reader, Criteria extends object = object> {
  from: Sql;
  /** A unique integer. */
  key: Sql;
  narrowedBy?: Sql;
  /** Predicates that always apply, whatever the filter. */
  scope?: (reader: Reader) => readonly Sql[];
  /** Converts a request's filter to the names of `filters`; default: the filter itself. */
  criteriaOf?: (filter: never, reader: Reader) => Criteria;
  filters: Readonly<Record<string, (value: never, reader: Reader) => Sql>>;
  /** Text to search; with several, each word must occur in one of them. */
  search?: (reader: Reader) => Sql | readonly Sql[];
}

/**
 * With several columns, only the first follows the chosen direction; the others stay descending.
 */
export type Sort = Sql | readonly Sql[];

export interface ReadableList<
  View,
  Criteria extends object = object,
  Reader = View,
> extends NarrowedList<Reader, Criteria> {
  shownWith?: Sql | ((view: View) => Sql);
  row: (view: View) => RowSql;
  sorts: Readonly<Record<string, Sort>>;
  /** Default sort, such as `-date`; else the first of `sorts`. */
  usualSort?: string;
  /** Aggregates beside the row count: their columns, and a query of one row (`total`, `more`). */
  totals?: { columns: Sql; of: (from: Sql) => Sql };
  /** Replaces the default query, for lists that are too long to visit every hit. */
  read?: (reading: ListReading<Reader, Criteria>) => Promise<Page>;
}

export type Predicates<Criteria> = Partial<Record<keyof Criteria, Sql>>;

/** Rows of equal rank are ordered by key, in the same direction; with several terms, descending. */
export interface ListOrder {
  by: string;
  terms: readonly Sql[];
  key: Sql;
  descending: boolean;
}

export interface Page {
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
  /** Replaces the list's table for finding keys, under the same alias. */
  foundIn?: Sql;
  shown: RowProjection;
  criteria: Criteria;
  predicatesOf: (criteria: Criteria) => Predicates<Criteria>;
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
  /** Timestamp to order an export by, newest first; default: the key. */
  newest?: Sql;
}
