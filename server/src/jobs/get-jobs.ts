import sql, { empty, raw, type Sql } from 'sql-template-tag';
import type { JobQuery, JobSort } from '../../contract/job';
import { where } from '../access/scope';
import type { Db } from '../db/database';
import { metaOf, pageOf } from './page-meta';
import { conditionsOf } from './filter';
import { rowFields, rowSource, type JobSight } from './row-json';

const sortColumns: Record<JobSort, Sql> = {
  title: sql`title_key`,
  positions: sql`number_of_positions`,
  applicants: sql`application_count`,
  openDate: sql`created_at`,
  expiryDate: sql`expiry_date`,
};

interface Order {
  column: Sql;
  descending: boolean;
}

const orderOf = (sort: JobQuery['sort']): Order => {
  if (!sort) return { column: sortColumns.openDate, descending: true };
  const descending = sort.startsWith('-');
  return { column: sortColumns[(descending ? sort.slice(1) : sort) as JobSort], descending };
};

const orderBy = (alias: Sql, { column, descending }: Order): Sql => {
  const direction = descending ? sql`desc` : sql`asc`;
  return sql`order by ${alias}.${column} ${direction}, ${alias}.id ${direction}`;
};

interface Totals {
  total: number;
  published: number;
  openings: number;
}

/** Rows `offset` to `offset + limit` of an order. The limit is a literal: with a parameter the planner expects a tenth of the table. */
interface Slice {
  offset: number;
  limit: number;
}
const cut = ({ offset, limit }: Slice): Sql =>
  sql`limit ${raw(String(limit))}${offset > 0 ? sql` offset ${offset}` : empty}`;

const job = sql`job`;
const hit = sql`hit`;

const countOf = (from: Sql): Sql => sql`
  select count(*) as total, count(*) filter (where is_published) as published,
    coalesce(sum(number_of_positions), 0) as openings
  from ${from}`;

const countOfTotals = (marks: Sql[]): Sql => sql`
  select coalesce(sum(job.jobs), 0) as total,
    coalesce(sum(job.jobs) filter (where job.is_published), 0) as published,
    coalesce(sum(job.positions), 0) as openings
  from job_total job ${where(marks)}`;

const rowsOf = (order: Order, sight: JobSight): Sql => sql`
  select coalesce(json_agg(json_build_object(${rowFields(sight)}) ${orderBy(job, order)}), '[]')::text
  from page join job on job.id = page.id ${rowSource}`;

interface Page extends Totals {
  /** The rows as JSON. */
  rows: string;
}

interface Reading {
  db: Db;
  order: Order;
  slice: Slice;
  sight: JobSight;
}

/** For what only a visit to each hit can tell: one pass gives both the page and the totals. */
const readByHits = async (
  { db, order, slice, sight }: Reading,
  conditions: Sql[],
): Promise<Page | undefined> =>
  db.one<Page>(sql`
    with hit as materialized (
      select job.id, job.is_published, job.number_of_positions${extraColumn(order)}
      from job ${where(conditions)}),
    page as (select hit.id from hit ${orderBy(hit, order)} ${cut(slice)}),
    total as (${countOf(hit)})
    select total.*, (${rowsOf(order, sight)}) as rows from total`);

const extraColumn = ({ column }: Order): Sql =>
  column === sortColumns.positions ? empty : sql`, job.${column}`;

const pageByIndex = (conditions: Sql[], order: Order, slice: Slice): Sql =>
  sql`select job.id from job ${where(conditions)} ${orderBy(job, order)} ${cut(slice)}`;

/** An offset is a scan; up to this many rows it costs less than asking for the total first. */
const deep = 1_000;

/** The same rows, counted from the other end. */
const fromTheEnd = ({ offset, limit }: Slice, total: number): Slice => {
  const end = Math.min(offset + limit, total);
  return { offset: total - end, limit: end - offset };
};

/** For what indexes answer alone: keys of the page first, then its rows; totals from the roll-up or an index. */
const readByIndex = async (
  { db, order, slice, sight }: Reading,
  conditions: Sql[],
  totals: Sql,
): Promise<Page | undefined> => {
  if (slice.offset < deep)
    return db.one<Page>(sql`
      with page as (${pageByIndex(conditions, order, slice)}), total as (${totals})
      select total.*, (${rowsOf(order, sight)}) as rows from total`);
  const total = await db.one<Totals>(totals);
  if (!total || slice.offset >= total.total) return total && { ...total, rows: '[]' };
  const keys =
    slice.offset > total.total / 2
      ? pageByIndex(
          conditions,
          { ...order, descending: !order.descending },
          fromTheEnd(slice, total.total),
        )
      : pageByIndex(conditions, order, slice);
  const page = await db.one<{ rows: string }>(
    sql`with page as (${keys}) select (${rowsOf(order, sight)}) as rows`,
  );
  return { ...total, rows: page?.rows ?? '[]' };
};

const read = (reading: Reading, query: JobQuery, scope: Sql, timeZone: string) => {
  const { marks, places, hits } = conditionsOf(query, timeZone);
  const wholeCompany = scope.sql === 'true';
  const newestFirst = reading.order.column === sortColumns.openDate;
  if (!wholeCompany || hits.length > 0 || (places.length > 0 && !newestFirst))
    return readByHits(reading, [scope, ...marks, ...places, ...hits]);
  const conditions = [...marks, ...places];
  return places.length === 0
    ? readByIndex(reading, conditions, countOfTotals(marks))
    : readByIndex(reading, conditions, countOf(sql`job ${where(conditions)}`));
};

interface Asked {
  query: JobQuery;
  /** Predicate over alias `job`. */
  scope: Sql;
  sight: JobSight;
  timeZone: string;
}

/** A page of jobs as the JSON of a `JobPage`. */
export const readJobs = async (
  db: Db,
  { query, scope, sight, timeZone }: Asked,
): Promise<string> => {
  const asked = pageOf(query, 10);
  const found = await read(
    { db, order: orderOf(query.sort), slice: asked, sight },
    query,
    scope,
    timeZone,
  );
  const { total = 0, published = 0, openings = 0, rows = '[]' } = found ?? {};
  const meta = { ...metaOf(asked, total), published, saved: total - published, openings };
  return `{"data":${rows},"meta":${JSON.stringify(meta)}}`;
};
