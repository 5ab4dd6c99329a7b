import sql, { type Sql } from 'sql-template-tag';
import { where } from '../../platform/db/where';
import type { Page } from '../../platform/lists/list';
import { orderBy } from '../../platform/lists/order';
import { cut } from '../../platform/lists/page-slice';
import { alongIndex, answerPage, hitColumns, ofHits } from '../../platform/lists/reading';
import type { JobReading } from './criteria';
import { sumOfTotals } from './job-totals';

const teamsOf = (userId: number): Sql =>
  sql`array(select group_id from group_member where user_id = ${userId})`;

const totalsOf = (userId: number, marks: readonly Sql[]): Sql => {
  const outside = (mine: Sql): Sql => sql`
    select job.id, job.is_published, job.openings from job
    ${where([mine, sql`(job.group_id = any(${teamsOf(userId)})) is not true`, ...marks])}`;
  const counted = sql`
    select job.is_published, job.jobs, job.positions from job_group_total job
    ${where([sql`job.group_id = any(${teamsOf(userId)})`, ...marks])}
    union all
    select is_published, 1, openings from (
      ${outside(sql`job.created_by = ${userId}`)}
      union ${outside(sql`job.recruiting_manager_id = ${userId}`)}) own`;
  return sumOfTotals(sql`(${counted}) job`);
};

const newestOf = (reading: JobReading, userId: number, marks: readonly Sql[]): Sql => {
  const { order, slice } = reading;
  const part = (mine: Sql): Sql => sql`(
    select ${hitColumns(order)} from job ${where([mine, ...marks])}
    ${orderBy(order)} ${cut({ offset: 0, limit: slice.offset + slice.limit })})`;
  return sql`
    with hit as (
      select newest.* from unnest(${teamsOf(userId)}) team (id)
        cross join lateral ${part(sql`job.group_id = team.id`)} newest
      union ${part(sql`job.created_by = ${userId}`)}
      union ${part(sql`job.recruiting_manager_id = ${userId}`)})
    ${ofHits(reading).page}`;
};

/** For a scope by hiring teams; nearly as fast as the whole company. */
export const readInReach = (
  reading: JobReading,
  userId: number,
  marks: readonly Sql[],
): Promise<Page> =>
  answerPage(reading, {
    page:
      reading.order.by === 'openDate'
        ? newestOf(reading, userId, marks)
        : alongIndex(reading, [reading.reader.scope, ...marks]),
    total: totalsOf(userId, marks),
  });
