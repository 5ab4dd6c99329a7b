import sql, { type Sql } from 'sql-template-tag';
import { where } from '../db/where';
import { cut, deep, fromTheEnd, type Slice } from '../lists/page-slice';
import { conditionsOf } from './filter';
import { orderBy, orderColumns, type Order } from './order';
import { answerPage, application, hit, type Reading } from './page-answer';
import { fixed, type Page } from '../lists/answer-page';
import { newestIds } from './read-newest';
import { totalOf, totalsByStatus } from './totals';

/** For what only a visit to each hit can tell: one pass gives both the page and the total. */
export const readByHits = (
  reading: Reading,
  conditions: Sql[],
  from: Sql = application,
): Promise<Page> =>
  answerPage(reading, {
    before: sql`
      hit as materialized (
        select application.id, ${orderColumns(reading.order)} from ${from} ${where(conditions)})`,
    page: sql`select hit.id from hit ${orderBy(hit, reading.order)} ${cut(reading.slice)}`,
    total: sql`select count(*) as total from hit`,
  });

/** Up to this many rows are sorted as they are; more are read in the order of an index. */
export const sortable = 2_000;

/** Along the index of an order, from whichever end is nearer. */
export const alongIndex = (conditions: Sql[], order: Order, slice: Slice, total: number): Sql => {
  const isNearEnd = slice.offset > total / 2;
  const read = isNearEnd ? { ...order, descending: !order.descending } : order;
  return sql`
    select application.id from application ${where(conditions)}
    ${orderBy(application, read)} ${cut(isNearEnd ? fromTheEnd(slice, total) : slice)}`;
};

/** Applications of one status, and how many there are. */
export interface Run {
  id: number;
  n: number;
}

/** Sorted by status, the list is those of one status after those of another, each by day. */
export const readRuns = async (
  reading: Reading,
  runs: readonly Run[],
  total: number,
): Promise<Page> => {
  const { filter, slice } = reading;
  const ids: number[] = [];
  let before = 0;
  for (const run of runs) {
    const offset = Math.max(0, slice.offset + ids.length - before);
    const limit = Math.min(slice.limit - ids.length, run.n - offset);
    if (limit > 0)
      ids.push(
        ...(await newestIds({
          ...reading,
          filter: { ...filter, status: { id: run.id } },
          order: { by: 'date', descending: true },
          slice: { offset, limit },
        })),
      );
    before += run.n;
  }
  return answerPage(reading, {
    page: sql`select unnest(${ids}::integer[]) as id`,
    total: fixed(total),
  });
};

/** A page of the whole company in another order than by day. */
export const readSorted = async (reading: Reading): Promise<Page> => {
  const { filter, order, slice, timeZone, db } = reading;
  const conditions = conditionsOf(filter, timeZone);
  if (conditions.length === 0 && order.by !== 'status' && slice.offset < deep)
    return answerPage(reading, {
      page: alongIndex(conditions, order, slice, Infinity),
      total: totalOf(filter),
    });
  const total = (await db.one<{ total: number }>(totalOf(filter)))?.total ?? 0;
  if (total <= sortable) return readByHits(reading, conditions);
  if (order.by === 'status') {
    const runs = await db.many<Run>(totalsByStatus(filter, order.descending));
    return readRuns(reading, runs, total);
  }
  if (slice.offset >= total) return { total, rows: '[]' };
  return answerPage(reading, {
    page: alongIndex(conditions, order, slice, total),
    total: fixed(total),
  });
};
