import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { PageQuery } from '../../contract/answer';
import type { RecordKind } from '../../contract/call';
import type { Viewer } from '../access/actor';
import type { Db } from '../db/database';
import { where } from '../db/where';
import { metaOf, pageOf } from './page-meta';
import { searchPattern } from './search.rule';
import type { Use } from './usage';

/** A list that one table answers by itself, without paths of its own for large ones. */
export interface PlainList {
  /** What its rows are called: `source`, `sources`. */
  one: string;
  many: string;
  /** The kind of record that calls and change events name. */
  kind: RecordKind;
  /** The table with its alias; the other parts speak of that. */
  from: Sql;
  /** An integer that no two rows share. */
  key: Sql;
  /** What a row is called in sentences. */
  name: Sql;
  /** The pairs of a row's JSON object. */
  row: (viewer: Viewer) => Sql;
  /** What a search finds in. */
  search: (viewer: Viewer) => Sql;
  /** What it can be sorted by; it stands in the order of the first. */
  sorts: Record<string, Sql>;
  /** The predicate of each filter. */
  filters: Readonly<Record<string, (value: never) => Sql>>;
  /** Columns of its export by their headings. */
  columns: Readonly<Record<string, Sql>>;
  /** What keeps a row from being deleted. */
  uses: readonly Use[];
}

/** What a filter and a search leave, as predicates. */
export const conditionsOf = (
  list: PlainList,
  filter: { search?: string },
  viewer: Viewer,
): Sql[] => {
  const pattern = searchPattern(filter.search);
  const values = filter as Record<string, unknown>;
  return [
    ...Object.entries(list.filters)
      .filter(([name]) => values[name] !== undefined)
      .map(([name, predicate]) => predicate(values[name] as never)),
    ...(pattern ? [sql`(' ' || ${list.search(viewer)}) ilike ${pattern}`] : []),
  ];
};

const orderOf = ({ sorts, key }: PlainList, sort = ''): Sql => {
  const name = sort.replace(/^-/, '');
  const by = sorts[name] ?? Object.values(sorts)[0] ?? key;
  return sql`${by} ${raw(sort.startsWith('-') ? 'desc' : 'asc')}, ${key}`;
};

/** A page of a list with its exact total, as the JSON of the answer. */
export const readPage = async (
  db: Db,
  list: PlainList,
  query: PageQuery & { sort?: string },
  viewer: Viewer,
  usualLimit = 10,
): Promise<string> => {
  const page = pageOf(query, usualLimit);
  const found = await db.one<{ total: number; rows: string }>(sql`
    with hit as materialized (
      select ${list.key} as key, row_number() over (order by ${orderOf(list, query.sort)}) as position
      from ${list.from} ${where(conditionsOf(list, query, viewer))}),
    page as (
      select key, position from hit order by position
      limit ${raw(String(page.limit))} offset ${page.offset})
    select (select count(*) from hit) as total, (
      select coalesce(json_agg(json_build_object(${list.row(viewer)}) order by page.position), '[]')
      from page join ${list.from} on ${list.key} = page.key)::text as rows`);
  const { total = 0, rows = '[]' } = found ?? {};
  return `{"data":${rows},"meta":${JSON.stringify(metaOf(page, total))}}`;
};

/** One row as JSON, or undefined when there is none. */
export const readRow = async (
  db: Db,
  list: PlainList,
  id: number,
  viewer: Viewer,
): Promise<string | undefined> => {
  const found = await db.one<{ row: string }>(sql`
    select json_build_object(${list.row(viewer)})::text as row
    from ${list.from} where ${list.key} = ${id}`);
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
