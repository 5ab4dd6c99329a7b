import sql, { empty, type Sql } from 'sql-template-tag';
import { where } from '../db/where';
import { cut } from '../lists/page-slice';
import { conditionsOf, statusIs, type FilterParts } from './filter';
import { orderBy, orderColumns } from './order';
import { answerPage, application, hit, type Reading } from './page-answer';
import { fixed, type Page } from '../lists/answer-page';
import { alongIndex } from './read-sorted';

/** Up to this many applications of one's jobs are gathered job by job; more are met along an index. */
const gatherable = 20_000;

const reachOf = (scope: Sql): Sql =>
  sql`reach as materialized (select job.id from job where ${scope})`;

/** As a filter, never as a join, so that an index is read in its order and alone. */
const isInReach = sql`(application.job_id in (select id from reach)) is true`;

/** What is narrowed by more is counted by visiting its rows. */
const isCountedByJob = ({ days, sourceId, stageId }: FilterParts): boolean =>
  !days && !sourceId && !stageId;

const andStatus = ({ status }: FilterParts): Sql =>
  status ? sql`and ${statusIs(sql`total.status_id`, status)}` : empty;

/** The jobs of the person one by one, each along its own index. */
const gather = (reading: Reading, scope: Sql): Promise<Page> =>
  answerPage(reading, {
    before: sql`
      ${reachOf(scope)},
      hit as materialized (
        select one.* from reach cross join lateral (
          select application.id, ${orderColumns(reading.order)} from application
          ${where([sql`application.job_id = reach.id`, ...conditionsOf(reading.filter, reading.timeZone)])}
          offset 0) one)`,
    page: sql`select hit.id from hit ${orderBy(hit, reading.order)} ${cut(reading.slice)}`,
    total: sql`select count(*) as total from hit`,
  });

/**
 * A page of the applications whose jobs a person reaches. `scope` is a predicate over alias `job`.
 * What is counted by job alone is counted without reading applications.
 */
export const readInReach = async (reading: Reading, scope: Sql): Promise<Page> => {
  const { filter, order, slice, timeZone, db } = reading;
  const conditions = [isInReach, ...conditionsOf(filter, timeZone)];
  const found = await db.one<{ total: number }>(
    filter.status
      ? sql`
          with ${reachOf(scope)}
          select coalesce(sum(total.n), 0) as total from application_job_total total
          where total.job_id in (select id from reach) ${andStatus(filter)}`
      : sql`select coalesce(sum(job.application_count), 0) as total from job where ${scope}`,
  );
  const most = found?.total ?? 0;
  if (most <= gatherable || order.by === 'status') return gather(reading, scope);
  const total = isCountedByJob(filter)
    ? most
    : ((
        await db.one<{ total: number }>(sql`
          with ${reachOf(scope)} select count(*) as total from application ${where(conditions)}`)
      )?.total ?? 0);
  if (slice.offset >= total) return { total, rows: '[]' };
  // A stage is an order of its own, and is met sooner than all that a person reaches.
  if (total <= gatherable && !filter.stageId) return gather(reading, scope);
  return answerPage(reading, {
    before: reachOf(scope),
    page: alongIndex(conditions, order, slice, total),
    total: fixed(total),
  });
};

/** A page of one job's applications, by day. The job is looked at once, and its index alone is read. */
export const readOfJob = (reading: Reading, scope: Sql, jobId: number): Promise<Page> => {
  const { filter, order, slice, timeZone } = reading;
  const conditions = [
    ...conditionsOf(filter, timeZone),
    sql`exists (select 1 from job where job.id = ${jobId} and ${scope})`,
  ];
  return answerPage(reading, {
    page: sql`
      select application.id from application ${where(conditions)}
      ${orderBy(application, order)} ${cut(slice)}`,
    total: isCountedByJob(filter)
      ? sql`
          select coalesce(sum(total.n), 0) as total from application_job_total total
          where total.job_id = ${jobId} ${andStatus(filter)}
            and exists (select 1 from job where job.id = ${jobId} and ${scope})`
      : sql`select count(*) as total from application ${where(conditions)}`,
  });
};
