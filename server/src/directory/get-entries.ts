import sql, { raw, type Sql } from 'sql-template-tag';
import type { UserQuery } from '../../contract/directory/directory';
import type { Actor } from '../access/actor';
import { where } from '../db/where';
import type { Db } from '../db/database';
import { metaOf, pageOf } from '../lists/page-meta';
import { searchPattern } from '../lists/search.rule';
import type { Source } from './sources';

const narrow = (source: Source, query: UserQuery, actor: Actor): Sql[] => {
  const pattern = searchPattern(query.search);
  return [
    ...(query.id ? [sql`entry.id = any(${query.id}::integer[])`] : []),
    ...(!query.id && source.offered ? [source.offered] : []),
    ...(!query.id && source.staff && query.staff === true ? [source.staff] : []),
    ...(pattern ? [sql`(' ' || ${source.search(actor)}) ilike ${pattern}`] : []),
  ];
};

/** A page of a lookup's entries, in the order of their words, as the JSON of the answer. */
export const readEntries = async (
  db: Db,
  source: Source,
  query: UserQuery,
  actor: Actor,
): Promise<string> => {
  const asked = pageOf(query, 100);
  const found = await db.one<{ total: number; rows: string }>(sql`
    with hit as materialized (
      select entry.id, row_number() over (order by lower(${source.search(actor)}), entry.id) as position
      from ${source.table} entry ${where(narrow(source, query, actor))}),
    page as (
      select id, position from hit order by position
      limit ${raw(String(asked.limit))} offset ${asked.offset})
    select (select count(*) from hit) as total, (
      select coalesce(json_agg(json_build_object(${source.fields(actor)}) order by page.position), '[]')
      from page join ${source.table} entry on entry.id = page.id)::text as rows`);
  const { total = 0, rows = '[]' } = found ?? {};
  return `{"data":${rows},"meta":${JSON.stringify(metaOf(asked, total))}}`;
};
