import sql, { empty, raw, type Sql } from 'sql-template-tag';
import { where } from '../access/scope';
import { fromSeek, seekByDays } from '../http/page-seek';
import { cut, deep } from '../http/page-slice';
import { conditionsOf, idsOfCategory } from './filter';
import { orderBy } from './order';
import { answerPage, application, type Page, type Reading } from './page-answer';
import { calendarOf, totalOf } from './totals';

const one = sql`one`;

const powerOfTwo = (least: number): Sql => raw(String(2 ** Math.ceil(Math.log2(least))));

/** The keys of a page in the order of days, from where `seek` says if it is there. */
const keys = ({ asked, order, slice, timeZone }: Reading, seeks: boolean): Sql => {
  const bound = seeks ? [fromSeek(sql`application.created_at`, order.descending)] : [];
  const rest = seeks
    ? sql`limit ${raw(String(slice.limit))} offset (select rest from seek)`
    : cut(slice);
  const { status } = asked;
  if (!status || 'id' in status)
    return sql`
      select application.id from application
      ${where([...conditionsOf(asked, timeZone), ...bound])}
      ${orderBy(application, order)} ${rest}`;
  // Each status of the category is an order of its own; the page is merged from their beginnings.
  const others = conditionsOf({ ...asked, status: undefined }, timeZone);
  const enough = seeks
    ? sql`(select rest from seek) + ${raw(String(slice.limit))}`
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
  const { asked, order, slice } = reading;
  const seeks = slice.offset >= deep;
  return answerPage(reading, {
    ...(seeks && {
      before: seekByDays({
        ...calendarOf(asked),
        offset: slice.offset,
        descending: order.descending,
      }),
    }),
    page: keys(reading, seeks),
    total: totalOf(asked),
  });
};

/** Ids of such a page alone. */
export const newestIds = async (reading: Reading): Promise<number[]> => {
  const { asked, order, slice } = reading;
  const seeks = slice.offset >= deep;
  const seek = seekByDays({
    ...calendarOf(asked),
    offset: slice.offset,
    descending: order.descending,
  });
  const rows = await reading.db.many<{ id: number }>(
    sql`${seeks ? sql`with ${seek}` : empty} ${keys(reading, seeks)}`,
  );
  return rows.map(({ id }) => id);
};
