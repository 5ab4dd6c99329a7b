import sql, { empty, raw, type Sql } from 'sql-template-tag';
import { toWhereClause } from '../../platform/db/where-clause';
import type { ListPage } from '../../platform/lists/list';
import { toOrderClause } from '../../platform/lists/sort-order';
import { seekByCounts, type SeekSql } from '../../platform/lists/page-seek';
import { toLimitClause, maxScanOffset } from '../../platform/lists/page-slice';
import {
  selectAlongIndex,
  selectBySeek,
  readPageStatements,
  getListConditions,
} from '../../platform/lists/list-reading';
import { selectStatusIds, type ApplicationListReading } from './criteria';
import { toTotalsByTime, selectApplicationTotal } from './application-totals';

const toPowerOfTwo = (least: number): Sql => raw(String(2 ** Math.ceil(Math.log2(least))));

/** The totals by day have no stages, so deep pages of a stage cannot skip rows by them. */
const toSeek = ({ criteria, order, slice }: ApplicationListReading): SeekSql | undefined =>
  slice.offset < maxScanOffset || criteria.stageId
    ? undefined
    : seekByCounts({
        ...toTotalsByTime(criteria),
        offset: slice.offset,
        descending: order.descending,
      });

const selectNewestKeys = (reading: ApplicationListReading, seek: SeekSql | undefined): Sql => {
  const { criteria, order, slice } = reading;
  const { status } = criteria;
  if (!status || 'id' in status) {
    const conditions = getListConditions(reading);
    return seek ? selectBySeek(reading, conditions, seek) : selectAlongIndex(reading, conditions);
  }
  // Each status of the category has an index in this order; the page merges the first rows of each.
  const instant = sql`application.created_at`;
  const others = getListConditions(reading, { ...criteria, status: undefined });
  const bound = seek ? [seek.from(instant)] : [];
  const limit = raw(String(slice.limit));
  const enough = seek ? sql`${seek.rest} + ${limit}` : toPowerOfTwo(slice.offset + slice.limit);
  return sql`
    select one.id from unnest(${selectStatusIds(status.categories)}) as chosen (status_id)
      cross join lateral (
        select application.id, ${instant} from application
        ${toWhereClause([sql`application.status_id = chosen.status_id`, ...others, ...bound])}
        ${toOrderClause(order)} limit ${enough}) one
    ${toOrderClause({ ...order, terms: [sql`one.created_at`], key: sql`one.id` })}
    ${seek ? sql`limit ${limit} offset ${seek.rest}` : toLimitClause(slice)}`;
};

export const readNewestApplications = (reading: ApplicationListReading): Promise<ListPage> => {
  const seek = toSeek(reading);
  return readPageStatements(reading, {
    before: seek?.tables,
    page: selectNewestKeys(reading, seek),
    total: selectApplicationTotal(reading.criteria),
  });
};

export const readNewestApplicationIds = async (
  reading: ApplicationListReading,
): Promise<number[]> => {
  const seek = toSeek(reading);
  const rows = await reading.db.many<{ id: number }>(
    sql`${seek ? sql`with ${seek.tables}` : empty} ${selectNewestKeys(reading, seek)}`,
  );
  return rows.map(({ id }) => id);
};
