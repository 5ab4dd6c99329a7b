import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import type { PageQuery } from '../../contract/answer';
import type { RecordKind } from '../../contract/call';
import type { Viewer } from '../access/actor';
import type { Db } from '../db/database';
import { where } from '../db/where';
import { answerPage } from './answer-page';
import { answerOf, pageOf } from './page-meta';
import { cut } from './page-slice';
import { searchPattern } from './search.rule';
import type { Use } from './usage';

/** A list that plain SQL answers, without paths of its own for large ones. `View` is what its reader may see. */
export interface ReadableList<View> {
  /** The table with its alias; the other parts speak of that. */
  from: Sql;
  /** An integer that no two rows share. */
  key: Sql;
  /** What is joined to narrow it, and what to show a row. */
  narrowedBy?: Sql;
  shownWith?: Sql;
  /** The pairs of a row's JSON object. */
  row: (view: View) => Sql;
  /** What a search finds in; in several texts apart from each other. */
  search: (view: View) => Sql | readonly Sql[];
  /** The pattern of a search, where it is not that of every text. */
  patternOf?: (search: string | undefined) => string | undefined;
  /** What it can be sorted by; it stands in the order of the first. */
  sorts: Readonly<Record<string, Sql>>;
  /** Rows that its reader may see, where those are not all. */
  reach?: (view: View) => readonly Sql[];
  /** The order of an index, where there are too many rows to be put in order for each page. */
  order?: Sql;
  /** The predicate of each filter. */
  filters: Readonly<Record<string, (value: never) => Sql>>;
}

/** A list of records that are chosen, exported and deleted by it. */
export interface PlainList extends ReadableList<Viewer> {
  /** What its rows are called: `source`, `sources`. */
  one: string;
  many: string;
  /** The kind of record that calls and change events name. */
  kind: RecordKind;
  /** What a row is called in sentences. */
  name: Sql;
  /** Columns of its export by their headings. */
  columns: Readonly<Record<string, Sql>>;
  /** What keeps a row from being deleted. */
  uses: readonly Use[];
  /** Rows that stay as they are, and why: `it is one of every installation`. */
  locked?: { is: Sql; because: string };
  /** Kinds of record that a write changes, as the calls say; its own if left out. */
  changes?: readonly RecordKind[];
}

/** What a filter and a search leave, as predicates. */
export const conditionsOf = <View>(
  list: ReadableList<View>,
  filter: { search?: string },
  view: View,
): Sql[] => {
  const pattern = (list.patternOf ?? searchPattern)(filter.search);
  const texts = pattern ? [list.search(view)].flat() : [];
  const values = filter as Record<string, unknown>;
  return [
    ...Object.entries(list.filters)
      .filter(([name]) => values[name] !== undefined)
      .map(([name, predicate]) => predicate(values[name] as never)),
    ...(texts.length > 0
      ? [
          join(
            texts.map((text) => sql`(' ' || ${text}) ilike ${pattern}`),
            ' or ',
            '(',
            ')',
          ),
        ]
      : []),
  ];
};

const orderOf = ({ sorts, key }: Pick<PlainList, 'sorts' | 'key'>, sort = ''): Sql => {
  const name = sort.replace(/^-/, '');
  const by = sorts[name] ?? Object.values(sorts)[0] ?? key;
  return sql`${by} ${raw(sort.startsWith('-') ? 'desc' : 'asc')}, ${key}`;
};

/** A page of a list with its exact total, as the JSON of the answer. */
export const readPage = async <View>(
  db: Db,
  list: ReadableList<View>,
  query: PageQuery & { sort?: string },
  view: View,
  {
    usualLimit = 10,
    scope = [],
  }: {
    usualLimit?: number;
    /** Predicates that narrow the list whatever is asked for. */
    scope?: readonly Sql[];
  } = {},
): Promise<string> => {
  const { key, from, narrowedBy = empty, shownWith = empty, order, reach } = list;
  const slice = pageOf(query, usualLimit);
  const found = sql`
    from ${from} ${narrowedBy}
    ${where([...scope, ...(reach?.(view) ?? []), ...conditionsOf(list, query, view)])}`;
  const parts = order
    ? {
        page: sql`
          select key, row_number() over () as position
          from (select ${key} as key ${found} order by ${order} ${cut(slice)}) cut`,
        total: sql`select count(*) as total ${found}`,
      }
    : {
        before: sql`
          hit as materialized (
            select ${key} as key, row_number() over (order by ${orderOf(list, query.sort)}) as position
            ${found})`,
        page: sql`select key, position from hit order by position ${cut(slice)}`,
        total: sql`select count(*) as total from hit`,
      };
  const { total, rows } = await answerPage(db, {
    ...parts,
    rows: sql`
      select json_agg(json_build_object(${list.row(view)}) order by page.position)::text
      from page join ${from} on ${key} = page.key ${shownWith}`,
  });
  return answerOf(rows, slice, total);
};

/** One row as JSON, or undefined when there is none. */
export const readRow = async <View>(
  db: Db,
  { row, from, key, shownWith = empty, reach }: ReadableList<View>,
  id: number,
  view: View,
  scope: readonly Sql[] = [],
): Promise<string | undefined> => {
  const found = await db.one<{ row: string }>(sql`
    select json_build_object(${row(view)})::text as row
    from ${from} ${shownWith} ${where([sql`${key} = ${id}`, ...scope, ...(reach?.(view) ?? [])])}`);
  return found?.row;
};

/** The rows of an export, a thousand at a time in the order of the key. */
export const batchesOf = async function* (
  db: Db,
  { from, key, columns }: PlainList,
  conditions: readonly Sql[],
): AsyncGenerator<Record<string, unknown>[]> {
  const values = Object.values(columns).map((value, place) => sql`${value} as ${raw(`c${place}`)}`);
  for (let after: number | undefined = 0; after !== undefined;) {
    const rows: ({ key: number } & Record<string, unknown>)[] = await db.many(sql`
      select ${key} as key, ${join(values)} from ${from}
      ${where([...conditions, sql`${key} > ${after}`])} order by ${key} limit 1000`);
    yield rows;
    after = rows.length === 1_000 ? rows.at(-1)?.key : undefined;
  }
};
