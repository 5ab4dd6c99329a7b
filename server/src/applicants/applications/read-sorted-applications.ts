import sql from 'sql-template-tag';
import type { ListPage } from '../../platform/lists/list';
import { maxScanOffset } from '../../platform/lists/page-slice';
import {
  selectAlongIndex,
  readPageStatements,
  getListConditions,
  selectFixedTotal,
  readByMatchingRows,
} from '../../platform/lists/list-reading';
import type { ApplicationListReading } from './criteria';
import { readNewestApplicationIds } from './read-newest-applications';
import { selectApplicationTotal, selectTotalsByStatus } from './application-totals';

/** Up to this many applications are sorted in memory; more are read along an index. */
const maxSortedRows = 2_000;

export interface StatusTotal {
  id: number;
  n: number;
}

const readPageByStatus = async (
  reading: ApplicationListReading,
  runs: readonly StatusTotal[],
  total: number,
): Promise<ListPage> => {
  const { criteria, order, slice } = reading;
  const ids: number[] = [];
  let before = 0;
  for (const run of runs) {
    const offset = Math.max(0, slice.offset + ids.length - before);
    const limit = Math.min(slice.limit - ids.length, run.n - offset);
    if (limit > 0)
      ids.push(
        ...(await readNewestApplicationIds({
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
  return readPageStatements(reading, {
    page: sql`select unnest(${ids}::integer[]) as id`,
    total: selectFixedTotal({ total }),
  });
};

export const readPageWithTotal = async (
  reading: ApplicationListReading,
  total: number,
  readRunsOf: () => Promise<readonly StatusTotal[]>,
): Promise<ListPage> => {
  const { order, slice } = reading;
  const conditions = getListConditions(reading);
  if (slice.offset >= total) return { total, rows: '[]' };
  if (total <= maxSortedRows) return readByMatchingRows(reading, conditions);
  if (order.by === 'status') return readPageByStatus(reading, await readRunsOf(), total);
  return readPageStatements(reading, {
    page: selectAlongIndex(reading, conditions, total),
    total: selectFixedTotal({ total }),
  });
};

export const readSortedApplications = async (
  reading: ApplicationListReading,
): Promise<ListPage> => {
  const { criteria, order, slice, db } = reading;
  const conditions = getListConditions(reading);
  if (conditions.length === 0 && order.by !== 'status' && slice.offset < maxScanOffset)
    return readPageStatements(reading, {
      page: selectAlongIndex(reading, conditions),
      total: selectApplicationTotal(criteria),
    });
  const total = (await db.one<{ total: number }>(selectApplicationTotal(criteria)))?.total ?? 0;
  return readPageWithTotal(reading, total, () =>
    db.many<StatusTotal>(selectTotalsByStatus(criteria, order.descending)),
  );
};
