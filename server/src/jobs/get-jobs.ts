import sql, { empty, type Sql } from 'sql-template-tag';
import { isEverything } from '../access/scope';
import type { JobQuery } from '../../contract/jobs/job';
import { where } from '../db/where';
import type { Db } from '../db/database';
import { cut, deep, fromTheEnd, type Slice } from '../lists/page-slice';
import { conditionsOf } from './filter';
import { fixed } from '../lists/answer-page';
import { answerOf, pageOf } from '../lists/page-meta';
import {
  answerJobs,
  countOf,
  hit,
  orderBy,
  orderOf,
  pageByIndex,
  sumOf,
  type JobPage,
  type Reading,
  type RowShape,
  type Totals,
} from './page-sql';
import { readByCalendar } from './read-by-calendar';
import { readInReach } from './read-in-reach';
import { rowFields, rowSource, type JobView } from './row-json';

/** For what only a visit to each hit can tell: one pass gives both the page and the totals. */
const readByHits = (reading: Reading, conditions: Sql[]): Promise<JobPage> => {
  const { order, slice } = reading;
  const sorted = order.by === 'positions' ? empty : sql`, job.${order.column}`;
  return answerJobs(reading, {
    before: sql`
      hit as materialized (
        select job.id, job.is_published, job.number_of_positions${sorted}
        from job ${where(conditions)})`,
    page: sql`select hit.id from hit ${orderBy(hit, order)} ${cut(slice)}`,
    total: countOf(hit),
  });
};

/** For what indexes answer alone: keys of the page first, then its rows; totals from the roll-up or an index. */
const readByIndex = async (reading: Reading, conditions: Sql[], totals: Sql): Promise<JobPage> => {
  const { db, order, slice } = reading;
  if (slice.offset < deep)
    return answerJobs(reading, { page: pageByIndex(conditions, order, slice), total: totals });
  const total = await db.one<Totals>(totals);
  if (!total) throw new Error('The totals answered no row');
  if (slice.offset >= total.total) return { ...total, rows: '[]' };
  const page =
    slice.offset > total.total / 2
      ? pageByIndex(
          conditions,
          { ...order, descending: !order.descending },
          fromTheEnd(slice, total.total),
        )
      : pageByIndex(conditions, order, slice);
  return { ...(await answerJobs(reading, { page, total: fixed(total.total) })), ...total };
};

const read = (reading: Reading, { query, scope, groupsOf, timeZone, among = [] }: Request) => {
  const { marks, places, ...narrowed } = conditionsOf(query, timeZone);
  const hits = [...narrowed.hits, ...among];
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

interface Request {
  query: JobQuery;
  /** Predicate over alias `job`. */
  scope: Sql;
  /** Whose hiring teams the scope goes by, when it does. */
  groupsOf?: number | undefined;
  timeZone: string;
  /** What narrows it further; each hit is visited. */
  among?: Sql[];
}

/** A page of jobs in a shape, with what the whole list amounts to. */
export const readPage = (
  db: Db,
  slice: Slice,
  shape: RowShape,
  request: Request,
): Promise<JobPage> => read({ db, order: orderOf(request.query.sort), slice, shape }, request);

/** A page of jobs as the JSON of a `JobPage`. */
export const readJobs = async (
  db: Db,
  { view, ...request }: Request & { view: JobView },
): Promise<string> => {
  const slice = pageOf(request.query, 10);
  const shape = { row: sql`json_build_object(${rowFields(view)})`, source: rowSource };
  const { total, published, openings, rows } = await readPage(db, slice, shape, request);
  return answerOf(rows, slice, total, { published, saved: total - published, openings });
};
