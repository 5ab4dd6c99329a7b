import sql, { type Sql } from 'sql-template-tag';
import { toWhereClause } from '../../platform/db/where-clause';
import type { ListPage } from '../../platform/lists/list';
import {
  selectAlongIndex,
  readPageStatements,
  getListConditions,
  selectFixedTotal,
  toHitColumns,
  selectFromHits,
  getListTable,
} from '../../platform/lists/list-reading';
import {
  matchesStatusSql,
  type ApplicationCriteria,
  type ApplicationListReading,
} from './criteria';

/** Up to this many applications are read job by job; more are read along one index of all applications. */
const maxGatheredRows = 20_000;

const createScopeTable = (scope: Sql): Sql =>
  sql`reach as materialized (select job.id from job where ${scope})`;

/** A subquery instead of a join, so that PostgreSQL reads the index in its order. */
const isInScope = sql`(application.job_id in (select id from reach)) is true`;

/** The totals by job have no day, source or stage; with such filters, rows are counted. */
const isCountedByJob = ({ days, sourceId, stageId }: ApplicationCriteria): boolean =>
  !days && !sourceId && !stageId;

const selectJobTotal = ({ status }: ApplicationCriteria, ofJobs: Sql): Sql => sql`
  select coalesce(sum(total.n), 0) as total from application_job_total total
  ${toWhereClause([ofJobs, ...(status ? [matchesStatusSql(sql`total.status_id`, status)] : [])])}`;

const readGatheredPage = (reading: ApplicationListReading): Promise<ListPage> =>
  readPageStatements(reading, {
    before: sql`
      ${createScopeTable(reading.reader.scope)},
      hit as materialized (
        select one.* from reach cross join lateral (
          select ${toHitColumns(reading.order)} from application
          ${toWhereClause([sql`application.job_id = reach.id`, ...getListConditions(reading)])}
          offset 0) one)`,
    ...selectFromHits(reading),
  });

export const readApplicationsInScope = async (
  reading: ApplicationListReading,
): Promise<ListPage> => {
  const { criteria, order, slice, reader, db } = reading;
  const { scope } = reader;
  const reach = createScopeTable(scope);
  const conditions = [isInScope, ...getListConditions(reading)];
  const count = async (statement: Sql) => (await db.one<{ total: number }>(statement))?.total ?? 0;
  const most = await count(
    criteria.status
      ? sql`with ${reach} ${selectJobTotal(criteria, sql`total.job_id in (select id from reach)`)}`
      : sql`select coalesce(sum(job.application_count), 0) as total from job where ${scope}`,
  );
  if (most <= maxGatheredRows || order.by === 'status') return readGatheredPage(reading);
  const total = isCountedByJob(criteria)
    ? most
    : await count(
        sql`with ${reach} select count(*) as total from ${getListTable(reading)} ${toWhereClause(conditions)}`,
      );
  if (slice.offset >= total) return { total, rows: '[]' };
  // Applications of a stage have their own index, which is faster than reading job by job.
  if (total <= maxGatheredRows && !criteria.stageId) return readGatheredPage(reading);
  return readPageStatements(reading, {
    before: reach,
    page: selectAlongIndex(reading, conditions, total),
    total: selectFixedTotal({ total }),
  });
};

export const readJobPage = (reading: ApplicationListReading, jobId: number): Promise<ListPage> => {
  const { criteria, reader } = reading;
  const isReached = sql`exists (select 1 from job where job.id = ${jobId} and ${reader.scope})`;
  const conditions = [...getListConditions(reading), isReached];
  return readPageStatements(reading, {
    page: selectAlongIndex(reading, conditions),
    total: isCountedByJob(criteria)
      ? selectJobTotal(criteria, sql`total.job_id = ${jobId} and ${isReached}`)
      : sql`select count(*) as total from application ${toWhereClause(conditions)}`,
  });
};
