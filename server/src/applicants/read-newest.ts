import sql, { empty, raw, type Sql } from 'sql-template-tag';
import { where } from '../db/where';
import { seekByCounts, type Seek } from '../lists/page-seek';
import { cut, deep } from '../lists/page-slice';
import { conditionsOf, idsOfCategory } from './filter';
import { orderBy } from './order';
import { answerPage, application, type Reading } from './page-answer';
import type { Page } from '../lists/answer-page';
import { levelsOf, totalOf } from './totals';

const one = sql`one`;

const powerOfTwo = (least: number): Sql => raw(String(2 ** Math.ceil(Math.log2(least))));

/** Where a page far down begins; those of a stage are not counted by day. */
const seekOf = ({ filter, order, slice }: Reading): Seek | undefined =>
  slice.offset < deep || filter.stageId
    ? undefined
    : seekByCounts({
        ...levelsOf(filter),
        offset: slice.offset,
        descending: order.descending,
      });

/** The keys of a page in the order of days. */
const keys = ({ filter, order, slice, timeZone }: Reading, seek: Seek | undefined): Sql => {
  const bound = seek ? [seek.from(sql`application.created_at`)] : [];
  const rest = seek ? sql`limit ${raw(String(slice.limit))} offset ${seek.rest}` : cut(slice);
  const { status } = filter;
  if (!status || 'id' in status)
    return sql`
      select application.id from application
      ${where([...conditionsOf(filter, timeZone), ...bound])}
      ${orderBy(application, order)} ${rest}`;
  // Each status of the category is an order of its own; the page is merged from their beginnings.
  const others = conditionsOf({ ...filter, status: undefined }, timeZone);
  const enough = seek
    ? sql`${seek.rest} + ${raw(String(slice.limit))}`
    : powerOfTwo(slice.offset + slice.limit);
  return sql`
    select one.id from unnest(${idsOfCategory(status.category)}) as chosen (status_id)
      cross join lateral (
        select application.id, application.created_at from application
        ${where([sql`application.status_id = chosen.status_id`, ...others, ...bound])}
        ${orderBy(application, order)} limit ${enough}) one
    ${orderBy(one, order)} ${rest}`;
};

/** A page of the whole company by day of application: its beginning and the total are looked up. */
export const readNewest = (reading: Reading): Promise<Page> => {
  const seek = seekOf(reading);
  return answerPage(reading, {
    ...(seek && { before: seek.tables }),
    page: keys(reading, seek),
    total: totalOf(reading.filter),
  });
};

/** Ids of such a page alone. */
export const newestIds = async (reading: Reading): Promise<number[]> => {
  const seek = seekOf(reading);
  const rows = await reading.db.many<{ id: number }>(
    sql`${seek ? sql`with ${seek.tables}` : empty} ${keys(reading, seek)}`,
  );
  return rows.map(({ id }) => id);
};
