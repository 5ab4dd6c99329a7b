import sql, { raw, type Sql } from 'sql-template-tag';
import { toWhereClause } from '../../platform/db/where-clause';
import type { ListPage } from '../../platform/lists/list';
import { getListConditions } from '../../platform/lists/list-reading';
import { matchesStatusSql, type ApplicationListReading } from './criteria';
import { readPageWithTotal, type StatusTotal } from './read-sorted-applications';
import { toNaturalOrder } from '../../platform/lists/sort-order';

const selectStatusCounts = (reading: ApplicationListReading): Sql => {
  const { criteria, order } = reading;
  const { stageId, status } = criteria;
  const counted =
    criteria.days || criteria.sourceId
      ? sql`select status_id, count(*) as n from application
          ${toWhereClause(getListConditions(reading))} group by status_id`
      : sql`select status_id, n from application_stage_total
          ${toWhereClause([sql`stage_id = ${stageId}`, ...(status ? [matchesStatusSql(sql`status_id`, status)] : [])])}`;
  return sql`
    select status.id, counted.n from (${counted}) counted join status on status.id = counted.status_id
    order by ${toNaturalOrder(sql`status.name`)} ${raw(order.descending ? 'desc' : 'asc')}, status.id`;
};

export const readStagePage = async (reading: ApplicationListReading): Promise<ListPage> => {
  const runs = await reading.db.many<StatusTotal>(selectStatusCounts(reading));
  const total = runs.reduce((sum, { n }) => sum + n, 0);
  return readPageWithTotal(reading, total, async () => runs);
};
