import sql from 'sql-template-tag';
import type { Page } from '../../platform/lists/list';
import { deep } from '../../platform/lists/page-slice';
import {
  alongIndex,
  answerPage,
  conditionsIn,
  fixed,
  readByHits,
} from '../../platform/lists/reading';
import type { ApplicationReading } from './criteria';
import { newestIds } from './read-newest';
import { totalOf, totalsByStatus } from './totals';

/** Up to this many rows are sorted in memory; more are read along an index. */
const sortable = 2_000;

export interface Run {
  id: number;
  n: number;
}

/** An order by status is the concatenation of the statuses' lists, each by day. */
const readRuns = async (
  reading: ApplicationReading,
  runs: readonly Run[],
  total: number,
): Promise<Page> => {
  const { criteria, order, slice } = reading;
  const ids: number[] = [];
  let before = 0;
  for (const run of runs) {
    const offset = Math.max(0, slice.offset + ids.length - before);
    const limit = Math.min(slice.limit - ids.length, run.n - offset);
    if (limit > 0)
      ids.push(
        ...(await newestIds({
          ...reading,
          criteria: { ...criteria, status: { id: run.id } },
          order: {
            by: 'date',
            terms: [sql`application.created_at`],
            key: order.key,
            descending: true,
          },
          slice: { offset, limit },
        })),
      );
    before += run.n;
  }
  return answerPage(reading, {
    page: sql`select unnest(${ids}::integer[]) as id`,
    total: fixed({ total }),
  });
};

export const readCounted = async (
  reading: ApplicationReading,
  total: number,
  readRunsOf: () => Promise<readonly Run[]>,
): Promise<Page> => {
  const { order, slice } = reading;
  const conditions = conditionsIn(reading);
  if (slice.offset >= total) return { total, rows: '[]' };
  if (total <= sortable) return readByHits(reading, conditions);
  if (order.by === 'status') return readRuns(reading, await readRunsOf(), total);
  return answerPage(reading, {
    page: alongIndex(reading, conditions, total),
    total: fixed({ total }),
  });
};

export const readSorted = async (reading: ApplicationReading): Promise<Page> => {
  const { criteria, order, slice, db } = reading;
  const conditions = conditionsIn(reading);
  if (conditions.length === 0 && order.by !== 'status' && slice.offset < deep)
    return answerPage(reading, { page: alongIndex(reading, conditions), total: totalOf(criteria) });
  const total = (await db.one<{ total: number }>(totalOf(criteria)))?.total ?? 0;
  return readCounted(reading, total, () =>
    db.many<Run>(totalsByStatus(criteria, order.descending)),
  );
};
