import sql, { empty, type Sql } from 'sql-template-tag';
import { isEverything } from '../access/scope';
import type { JobQuery } from '../../contract/jobs/job';
import { where } from '../db/where';
import type { Db } from '../db/database';
import { cut, deep, fromTheEnd } from '../lists/page-slice';
import { conditionsOf } from './filter';
import { metaOf, pageOf } from '../lists/page-meta';
import {
  countOf,
  hit,
  orderBy,
  orderOf,
  pageByIndex,
  rowsOf,
  sumOf,
  type Order,
  type Page,
  type Reading,
  type Totals,
} from './page-sql';
import { readByCalendar } from './read-by-calendar';
import { readInReach } from './read-in-reach';
import type { JobSight } from './row-json';

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

const extraColumn = ({ by, column }: Order): Sql =>
  by === 'positions' ? empty : sql`, job.${column}`;

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

const read = (reading: Reading, { query, scope, groupsOf, timeZone }: Asked) => {
  const { marks, places, hits } = conditionsOf(query, timeZone);
  const isWholeCompany = isEverything(scope);
  const isPlain = places.length + hits.length === 0;
  if (groupsOf !== undefined && isPlain) return readInReach(reading, { groupsOf, scope, marks });
  const isNewestFirst = reading.order.by === 'openDate';
  if (!isWholeCompany || hits.length > 0 || (places.length > 0 && !isNewestFirst))
    return readByHits(reading, [scope, ...marks, ...places, ...hits]);
  if (isPlain && isNewestFirst && reading.slice.offset >= deep)
    return readByCalendar(reading, marks);
  const conditions = [...marks, ...places];
  return isPlain
    ? readByIndex(reading, conditions, sumOf(sql`job_total job ${where(marks)}`))
    : readByIndex(reading, conditions, countOf(sql`job ${where(conditions)}`));
};

interface Asked {
  query: JobQuery;
  /** Predicate over alias `job`. */
  scope: Sql;
  /** Whose hiring teams the scope goes by, when it does. */
  groupsOf?: number | undefined;
  sight: JobSight;
  timeZone: string;
}

/** A page of jobs as the JSON of a `JobPage`. */
export const readJobs = async (db: Db, asked: Asked): Promise<string> => {
  const { query, sight } = asked;
  const slice = pageOf(query, 10);
  const found = await read({ db, order: orderOf(query.sort), slice, sight }, asked);
  const { total = 0, published = 0, openings = 0, rows = '[]' } = found ?? {};
  const meta = { ...metaOf(slice, total), published, saved: total - published, openings };
  return `{"data":${rows},"meta":${JSON.stringify(meta)}}`;
};
