import type { Sql } from 'sql-template-tag';
import type { RecordKind } from '../../../contract/call';
import type { Db } from '../db/database';
import type { Slice } from './page-slice';
import type { Row } from './row';

/** How a list is narrowed. `Reader` is what that depends on: whose list it is, and where. */
export interface NarrowedList<Reader, Criteria extends object = object> {
  /** The table with its alias; the other parts speak of that. */
  from: Sql;
  /** An integer that no two rows share. */
  key: Sql;
  /** What is joined to narrow it. */
  narrowedBy?: Sql;
  /** Predicates that narrow it whatever is asked for. */
  scope?: (reader: Reader) => readonly Sql[];
  /** What a filter asks for, by the names of `filters`, where it has others too. */
  criteriaOf?: (filter: never, reader: Reader) => Criteria;
  /** The predicate of each filter. */
  filters: Readonly<Record<string, (value: never, reader: Reader) => Sql>>;
  /** What a search finds in: each word in one of several texts. */
  search?: (reader: Reader) => Sql | readonly Sql[];
}

/** A column, or several where equal rows do not stand by their key: those behind the first stay descending. */
export type Sort = Sql | readonly Sql[];

/** A list as it is shown. `View` is what its reader may see. */
export interface ReadableList<
  View,
  Criteria extends object = object,
  Reader = View,
> extends NarrowedList<Reader, Criteria> {
  /** What is joined to show a row. */
  shownWith?: Sql | ((view: View) => Sql);
  row: (view: View) => Row;
  /** What it can be sorted by. */
  sorts: Readonly<Record<string, Sort>>;
  /** How it stands unless something else is asked for: `-date`. It is the first of `sorts` without it. */
  usualSort?: string;
  /** What it is summed up by beside the number of rows: the columns that takes, and a row of `total` and `more`. */
  totals?: { columns: Sql; of: (from: Sql) => Sql };
  /** Its own ways to a page, where it grows beyond a visit to each hit. */
  read?: (reading: Reading<Reader, Criteria>) => Promise<Page>;
}

/** The predicate of each criterion that is given, by its name. */
export type Predicates<Criteria> = Partial<Record<keyof Criteria, Sql>>;

/** How rows stand. Equal ones stand by key, in the same direction; behind several terms, descending. */
export interface Order {
  by: string;
  terms: readonly Sql[];
  key: Sql;
  descending: boolean;
}

/** A page of rows as the text of a JSON array, and what the whole list amounts to. */
export interface Page {
  total: number;
  rows: string;
  /** What a list is summed up by beside its number of rows. */
  more?: object;
}

/** How the rows of a page are shown, to its reader. */
export interface Shown {
  /** The JSON text of a row. */
  row: Sql;
  /** What is joined for it. */
  source: Sql;
}

/** Everything that a page is read by. */
export interface Reading<Reader, Criteria extends object = object> {
  db: Db;
  list: Pick<ReadableList<never>, 'from' | 'key' | 'narrowedBy' | 'totals'>;
  /** Where keys are found, under the list's alias, where that is not the list's table. */
  foundIn?: Sql;
  shown: Shown;
  criteria: Criteria;
  /** The predicate of each criterion that is given. */
  predicatesOf: (criteria: Criteria) => Predicates<Criteria>;
  order: Order;
  slice: Slice;
  /** Predicates that narrow the list whatever is asked for. */
  scope: readonly Sql[];
  reader: Reader;
}

/** A list whose rows calls name by `field` or by a filter. */
export interface NamedList<
  Reader,
  Criteria extends object = object,
  Field extends string = string,
> extends NarrowedList<Reader, Criteria> {
  /** The kind of record that calls and change events name. */
  kind: RecordKind;
  /** What its rows are called: `source`, `sources`. */
  one: string;
  many: string;
  field: Field;
}

/** A list that can be downloaded. */
export interface ExportableList<
  Reader,
  Criteria extends object = object,
  Field extends string = string,
> extends NamedList<Reader, Criteria, Field> {
  /** Columns of its export by their headings. */
  columns: Readonly<Record<string, Sql>> | ((reader: Reader) => Readonly<Record<string, Sql>>);
  /** What is joined for them. */
  exportedWith?: Sql;
  /** The instant by which an export goes, the newest first; without one it goes by key. */
  newest?: Sql;
}
