import sql, { raw, type Sql } from 'sql-template-tag';
import { isEverything } from '../access/scope';
import type { LookupQuery } from '../../contract/directory/directory';
import { where } from '../db/where';
import type { Db } from '../db/database';
import { metaOf, pageOf } from '../lists/page-meta';
import { searchPattern } from '../lists/search.rule';

interface Asked {
  query: LookupQuery;
  /** Predicate over alias `job`. */
  scope: Sql;
  /** Which of the two lists: predicate over `is_expired`. */
  list: Sql;
}

/** A page of jobs to choose from, the newest first, as the JSON of the answer. */
export const readJobOptions = async (db: Db, { query, scope, list }: Asked): Promise<string> => {
  const asked = pageOf(query, 100);
  const pattern = searchPattern(query.search);
  const narrowed = [
    ...(isEverything(scope) ? [] : [scope]),
    ...(query.id ? [sql`job.id = any(${query.id}::integer[])`] : []),
    ...(pattern ? [sql`' ' || job.title || ' ' || job.code ilike ${pattern}`] : []),
  ];
  const conditions = where([list, ...narrowed]);
  const total =
    narrowed.length === 0
      ? sql`select coalesce(sum(job.jobs), 0) from job_total job ${where([list])}`
      : sql`select count(*) from job ${conditions}`;
  const found = await db.one<{ total: number; rows: string }>(sql`
    with page as (
      select job.id, job.title, job.application_count, job.expiry_date, job.created_at
      from job ${conditions} order by job.created_at desc, job.id desc
      limit ${raw(String(asked.limit))} offset ${asked.offset})
    select (${total}) as total, (
      select coalesce(json_agg(json_build_object('id', id, 'jobId', id, 'jobTitle', title,
        'jobApplication', application_count, 'expiryDate', expiry_date)
        order by created_at desc, id desc), '[]') from page)::text as rows`);
  const { total: all = 0, rows = '[]' } = found ?? {};
  return `{"data":${rows},"meta":${JSON.stringify(metaOf(asked, all))}}`;
};
