import sql, { type Sql } from 'sql-template-tag';
import { where } from '../db/where';
import { cut, type Slice } from '../lists/page-slice';
import {
  answerJobs,
  hit,
  job,
  orderBy,
  pageByIndex,
  sumOf,
  type JobPage,
  type Reading,
} from './page-sql';

interface Reach {
  /** Whose hiring teams, and who created or recruits. */
  groupsOf: number;
  /** The same as one predicate over alias `job`. */
  scope: Sql;
  /** Over `is_expired` and `is_published` only. */
  marks: Sql[];
}

const teams = (userId: number): Sql =>
  sql`array(select group_id from group_member where user_id = ${userId})`;

/** Teams are summed from what was counted; only jobs outside them are visited, in the index. */
const totalsOf = ({ groupsOf, marks }: Reach): Sql => {
  const outside = (mine: Sql): Sql => sql`
    select job.id, job.is_published, job.number_of_positions from job
    ${where([mine, sql`(job.group_id = any(${teams(groupsOf)})) is not true`, ...marks])}`;
  const counted = sql`
    select job.is_published, job.jobs, job.positions from job_group_total job
    ${where([sql`job.group_id = any(${teams(groupsOf)})`, ...marks])}
    union all
    select is_published, 1, number_of_positions from (
      ${outside(sql`job.created_by = ${groupsOf}`)}
      union ${outside(sql`job.recruiting_manager_id = ${groupsOf}`)}) own`;
  return sumOf(sql`(${counted}) job`);
};

/** The newest of every team and of one's own, merged: each part is the beginning of an index. */
const newest = ({ groupsOf, marks }: Reach, { order, slice }: Reading): Sql => {
  const first: Slice = { offset: 0, limit: slice.offset + slice.limit };
  const part = (mine: Sql): Sql => sql`(
    select job.id, job.created_at from job ${where([mine, ...marks])}
    ${orderBy(job, order)} ${cut(first)})`;
  return sql`
    select hit.id from (
      select newest.* from unnest(${teams(groupsOf)}) team (id)
        cross join lateral ${part(sql`job.group_id = team.id`)} newest
      union ${part(sql`job.created_by = ${groupsOf}`)}
      union ${part(sql`job.recruiting_manager_id = ${groupsOf}`)}) hit
    ${orderBy(hit, order)} ${cut(slice)}`;
};

/** For someone who sees the jobs of hiring teams: near to what the whole company costs. */
export const readInReach = (reading: Reading, reach: Reach): Promise<JobPage> => {
  const { order, slice } = reading;
  const page =
    order.by === 'openDate'
      ? newest(reach, reading)
      : pageByIndex([reach.scope, ...reach.marks], order, slice);
  return answerJobs(reading, { page, total: totalsOf(reach) });
};
