import sql, { empty, type Sql } from 'sql-template-tag';
import { where } from '../db/where';
import { conditionsOf, statusIs, type FilterParts } from './filter';
import { answerPage, type Reading } from './page-answer';
import { fixed, type Page } from '../lists/answer-page';
import { alongIndex, readByHits, readRuns, sortable, type Run } from './read-sorted';

const andStatus = ({ status }: FilterParts): Sql =>
  status ? sql`and ${statusIs(sql`status_id`, status)}` : empty;

/** How many there are in each status, by its name; from the roll-up where stage and status alone narrow. */
const runsOf = ({ filter, timeZone, order }: Reading): Sql => {
  const counted =
    filter.days || filter.sourceId
      ? sql`select status_id, count(*) as n from application
          ${where(conditionsOf(filter, timeZone))} group by status_id`
      : sql`select status_id, n from application_stage_total
          where stage_id = ${filter.stageId} ${andStatus(filter)}`;
  return sql`
    select status.id, counted.n from (${counted}) counted join status on status.id = counted.status_id
    order by status.name ${order.descending ? sql`desc` : sql`asc`}, status.id`;
};

/** A page of the whole company's applications in one stage, along its own index. */
export const readOfStage = async (reading: Reading): Promise<Page> => {
  const { filter, order, slice, timeZone, db } = reading;
  const runs = await db.many<Run>(runsOf(reading));
  const total = runs.reduce((sum, { n }) => sum + n, 0);
  const conditions = conditionsOf(filter, timeZone);
  if (slice.offset >= total) return { total, rows: '[]' };
  if (total <= sortable) return readByHits(reading, conditions);
  if (order.by === 'status') return readRuns(reading, runs, total);
  return answerPage(reading, {
    page: alongIndex(conditions, order, slice, total),
    total: fixed(total),
  });
};
