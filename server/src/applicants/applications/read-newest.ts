import sql, { empty, raw, type Sql } from 'sql-template-tag';
import { where } from '../../platform/db/where';
import type { Page } from '../../platform/lists/list';
import { orderBy } from '../../platform/lists/order';
import { seekByCounts, type Seek } from '../../platform/lists/page-seek';
import { toLimit, maxScanOffset } from '../../platform/lists/page-slice';
import {
  selectAlongIndex,
  selectBySeek,
  answerPage,
  getConditions,
} from '../../platform/lists/reading';
import { selectStatusIds, type ApplicationReading } from './criteria';
import { toLevels, selectTotal } from './totals';

const powerOfTwo = (least: number): Sql => raw(String(2 ** Math.ceil(Math.log2(least))));

/** The roll-up by day has no stages, so deep pages of a stage cannot seek. */
const toSeek = ({ criteria, order, slice }: ApplicationReading): Seek | undefined =>
  slice.offset < maxScanOffset || criteria.stageId
    ? undefined
    : seekByCounts({
        ...toLevels(criteria),
        offset: slice.offset,
        descending: order.descending,
      });

const selectKeys = (reading: ApplicationReading, seek: Seek | undefined): Sql => {
  const { criteria, order, slice } = reading;
  const { status } = criteria;
  if (!status || 'id' in status) {
    const conditions = getConditions(reading);
    return seek ? selectBySeek(reading, conditions, seek) : selectAlongIndex(reading, conditions);
  }
  // Each status of the category has its own index order; the page merges their first rows.
  const instant = sql`application.created_at`;
  const others = getConditions(reading, { ...criteria, status: undefined });
  const bound = seek ? [seek.from(instant)] : [];
  const limit = raw(String(slice.limit));
  const enough = seek ? sql`${seek.rest} + ${limit}` : powerOfTwo(slice.offset + slice.limit);
  return sql`
    select one.id from unnest(${selectStatusIds(status.categories)}) as chosen (status_id)
      cross join lateral (
        select application.id, ${instant} from application
        ${where([sql`application.status_id = chosen.status_id`, ...others, ...bound])}
        ${orderBy(order)} limit ${enough}) one
    ${orderBy({ ...order, terms: [sql`one.created_at`], key: sql`one.id` })}
    ${seek ? sql`limit ${limit} offset ${seek.rest}` : toLimit(slice)}`;
};

export const readNewest = (reading: ApplicationReading): Promise<Page> => {
  const seek = toSeek(reading);
  return answerPage(reading, {
    before: seek?.tables,
    page: selectKeys(reading, seek),
    total: selectTotal(reading.criteria),
  });
};

export const readNewestIds = async (reading: ApplicationReading): Promise<number[]> => {
  const seek = toSeek(reading);
  const rows = await reading.db.many<{ id: number }>(
    sql`${seek ? sql`with ${seek.tables}` : empty} ${selectKeys(reading, seek)}`,
  );
  return rows.map(({ id }) => id);
};
