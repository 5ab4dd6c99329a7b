import sql, { raw, type Sql } from 'sql-template-tag';
import { where } from '../../platform/db/where';
import type { Page } from '../../platform/lists/list';
import { conditionsIn } from '../../platform/lists/reading';
import { statusIs, type ApplicationReading } from './criteria';
import { readCounted, type Run } from './read-sorted';
import { inWords } from '../../platform/lists/order';

const runsOf = (reading: ApplicationReading): Sql => {
  const { criteria, order } = reading;
  const { stageId, status } = criteria;
  const counted =
    criteria.days || criteria.sourceId
      ? sql`select status_id, count(*) as n from application
          ${where(conditionsIn(reading))} group by status_id`
      : sql`select status_id, n from application_stage_total
          ${where([sql`stage_id = ${stageId}`, ...(status ? [statusIs(sql`status_id`, status)] : [])])}`;
  return sql`
    select status.id, counted.n from (${counted}) counted join status on status.id = counted.status_id
    order by ${inWords(sql`status.name`)} ${raw(order.descending ? 'desc' : 'asc')}, status.id`;
};

export const readOfStage = async (reading: ApplicationReading): Promise<Page> => {
  const runs = await reading.db.many<Run>(runsOf(reading));
  const total = runs.reduce((sum, { n }) => sum + n, 0);
  return readCounted(reading, total, async () => runs);
};
