import sql, { type Sql } from 'sql-template-tag';
import { toWhereClause } from '../../platform/db/where-clause';
import type { ListPage } from '../../platform/lists/list';
import { toOrderClause } from '../../platform/lists/sort-order';
import { toLimitClause } from '../../platform/lists/page-slice';
import {
  selectAlongIndex,
  readPageStatements,
  toHitColumns,
  selectFromHits,
} from '../../platform/lists/list-reading';
import type { JobListReading } from './criteria';
import { sumJobTotals } from './job-totals';

const selectTeams = (userId: number): Sql =>
  sql`array(select group_id from group_member where user_id = ${userId})`;

const selectJobTotals = (userId: number, marks: readonly Sql[]): Sql => {
  const outside = (mine: Sql): Sql => sql`
    select job.id, job.is_published, job.openings from job
    ${toWhereClause([mine, sql`(job.group_id = any(${selectTeams(userId)})) is not true`, ...marks])}`;
  const counted = sql`
    select job.is_published, job.jobs, job.positions from job_group_total job
    ${toWhereClause([sql`job.group_id = any(${selectTeams(userId)})`, ...marks])}
    union all
    select is_published, 1, openings from (
      ${outside(sql`job.created_by = ${userId}`)}
      union ${outside(sql`job.recruiting_manager_id = ${userId}`)}) own`;
  return sumJobTotals(sql`(${counted}) job`);
};

const selectNewestJobs = (reading: JobListReading, userId: number, marks: readonly Sql[]): Sql => {
  const { order, slice } = reading;
  const part = (mine: Sql): Sql => sql`(
    select ${toHitColumns(order)} from job ${toWhereClause([mine, ...marks])}
    ${toOrderClause(order)} ${toLimitClause({ offset: 0, limit: slice.offset + slice.limit })})`;
  return sql`
    with hit as (
      select newest.* from unnest(${selectTeams(userId)}) team (id)
        cross join lateral ${part(sql`job.group_id = team.id`)} newest
      union ${part(sql`job.created_by = ${userId}`)}
      union ${part(sql`job.recruiting_manager_id = ${userId}`)})
    ${selectFromHits(reading).page}`;
};

/** Reads jobs in a scope of hiring teams, almost as fast as all jobs of the company. */
export const readJobsInScope = (
  reading: JobListReading,
  userId: number,
  marks: readonly Sql[],
): Promise<ListPage> =>
  readPageStatements(reading, {
    page:
      reading.order.by === 'openDate'
        ? selectNewestJobs(reading, userId, marks)
        : selectAlongIndex(reading, [reading.reader.scope, ...marks]),
    total: selectJobTotals(userId, marks),
  });
