import sql, { raw, type Sql } from 'sql-template-tag';
import { where } from '../db/where';
import { seekByCounts, type Level } from '../lists/page-seek';
import { answerJobs, job, orderBy, sumOf, type JobPage, type Reading } from './page-sql';

const counted =
  (unit: 'd' | 'm', marks: Sql[]): Level['counted'] =>
  (within) => sql`
    select job.starts::timestamp as starts, sum(job.n)::integer as n from job_calendar job
    ${where([
      sql`job.unit = ${unit}`,
      ...marks,
      ...(within ? [sql`job.starts >= ${within.from}`, sql`job.starts < ${within.before}`] : []),
    ])} group by job.starts`;

/**
 * A page far down the whole company's list by day of opening: the days before it are counted, not read.
 * `marks` are over `is_expired` and `is_published` only.
 */
export const readByCalendar = (reading: Reading, marks: Sql[]): Promise<JobPage> => {
  const { order, slice } = reading;
  const { descending } = order;
  const seek = seekByCounts({
    coarse: [{ unit: 'month', counted: counted('m', marks) }],
    finest: { unit: 'day', counted: counted('d', marks) },
    offset: slice.offset,
    descending,
  });
  return answerJobs(reading, {
    before: seek.tables,
    page: sql`
      select job.id from job
      ${where([...marks, seek.from(sql`job.created_at`)])}
      ${orderBy(job, order)} limit ${raw(String(slice.limit))} offset ${seek.rest}`,
    total: sumOf(sql`job_total job ${where(marks)}`),
  });
};
