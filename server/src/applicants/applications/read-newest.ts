import sql, { empty, raw, type Sql } from 'sql-template-tag';
import { where } from '../../platform/db/where';
import type { Page } from '../../platform/lists/list';
import { orderBy } from '../../platform/lists/order';
import { seekByCounts, type Seek } from '../../platform/lists/page-seek';
import { cut, deep } from '../../platform/lists/page-slice';
import { alongIndex, alongSeek, answerPage, conditionsIn } from '../../platform/lists/reading';
import { idsOf, type ApplicationReading } from './criteria';
import { levelsOf, totalOf } from './totals';

const powerOfTwo = (least: number): Sql => raw(String(2 ** Math.ceil(Math.log2(least))));

/** The roll-up by day has no stages, so deep pages of a stage cannot seek. */
const seekOf = ({ criteria, order, slice }: ApplicationReading): Seek | undefined =>
  slice.offset < deep || criteria.stageId
    ? undefined
    : seekByCounts({
        ...levelsOf(criteria),
        offset: slice.offset,
        descending: order.descending,
      });

const keys = (reading: ApplicationReading, seek: Seek | undefined): Sql => {
  const { criteria, order, slice } = reading;
  const { status } = criteria;
  if (!status || 'id' in status) {
    const conditions = conditionsIn(reading);
    return seek ? alongSeek(reading, conditions, seek) : alongIndex(reading, conditions);
  }
  // Each status of the category has its own index order; the page merges their first rows.
  const instant = sql`application.created_at`;
  const others = conditionsIn(reading, { ...criteria, status: undefined });
  const bound = seek ? [seek.from(instant)] : [];
  const limit = raw(String(slice.limit));
  const enough = seek ? sql`${seek.rest} + ${limit}` : powerOfTwo(slice.offset + slice.limit);
  return sql`
    select one.id from unnest(${idsOf(status.categories)}) as chosen (status_id)
      cross join lateral (
        select application.id, ${instant} from application
        ${where([sql`application.status_id = chosen.status_id`, ...others, ...bound])}
        ${orderBy(order)} limit ${enough}) one
    ${orderBy({ ...order, terms: [sql`one.created_at`], key: sql`one.id` })}
    ${seek ? sql`limit ${limit} offset ${seek.rest}` : cut(slice)}`;
};

export const readNewest = (reading: ApplicationReading): Promise<Page> => {
  const seek = seekOf(reading);
  return answerPage(reading, {
    before: seek?.tables,
    page: keys(reading, seek),
    total: totalOf(reading.criteria),
  });
};

export const newestIds = async (reading: ApplicationReading): Promise<number[]> => {
  const seek = seekOf(reading);
  const rows = await reading.db.many<{ id: number }>(
    sql`${seek ? sql`with ${seek.tables}` : empty} ${keys(reading, seek)}`,
  );
  return rows.map(({ id }) => id);
};
