import sql, { raw, type Sql } from 'sql-template-tag';
import { where } from '../access/scope';
import { fromSeek, seekByDays } from '../http/page-seek';
import { job, orderBy, rowsOf, sumOf, type Page, type Reading } from './page-sql';

const counted = (unit: 'd' | 'm', conditions: Sql[]): Sql => sql`
  select job.starts, job.n from job_calendar job
  ${where([sql`job.unit = ${unit}`, ...conditions])}`;

/**
 * A page far down the whole company's list by day of opening: the days before it are counted, not read.
 * `marks` are over `is_expired` and `is_published` only.
 */
export const readByCalendar = (
  { db, order, slice, sight }: Reading,
  marks: Sql[],
): Promise<Page | undefined> => {
  const { descending } = order;
  const seek = seekByDays({
    months: counted('m', marks),
    days: (within) =>
      counted('d', [
        ...marks,
        ...(within ? [sql`job.starts >= ${within.from}`, sql`job.starts < ${within.before}`] : []),
      ]),
    offset: slice.offset,
    descending,
  });
  return db.one<Page>(sql`
    with ${seek},
    page as (
      select job.id from job
      ${where([...marks, fromSeek(sql`job.created_at`, descending)])}
      ${orderBy(job, order)} limit ${raw(String(slice.limit))} offset (select rest from seek)),
    total as (${sumOf(sql`job_total job ${where(marks)}`)})
    select total.*, (${rowsOf(order, sight)}) as rows from total`);
};
