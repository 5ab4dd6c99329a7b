import sql, { type Sql } from 'sql-template-tag';
import { isEverything } from '../access/scope';
import type { ApplicationQuery } from '../../contract/applicants/application';
import type { Db } from '../db/database';
import { answerOf, pageOf } from '../lists/page-meta';
import { partsOf, conditionsOf } from './filter';
import { orderOf } from './order';
import type { Page } from '../lists/answer-page';
import type { Reading } from './page-answer';
import { readInReach, readOfJob } from './read-in-reach';
import { readNewest } from './read-newest';
import { readOfStage } from './read-of-stage';
import { readByHits, readSorted } from './read-sorted';
import type { ApplicationView } from './row-json';
import { rowsNamedSo } from './search';

const readFound = (reading: Reading, scope: Sql): Promise<Page> => {
  const { filter, order, timeZone } = reading;
  const inScope = isEverything(scope)
    ? []
    : [sql`application.job_id in (select job.id from job where ${scope})`];
  const byIndexAlone = filter.prefix && filter.hits.length === 0 && order.by !== 'experience';
  return byIndexAlone && filter.prefix
    ? readByHits(
        reading,
        [...conditionsOf({ ...filter, prefix: undefined }, timeZone), ...inScope],
        rowsNamedSo(filter.prefix),
      )
    : readByHits(reading, [...conditionsOf(filter, timeZone), ...inScope]);
};

const read = (reading: Reading, scope: Sql): Promise<Page> => {
  const { filter, order } = reading;
  const isSearch = filter.hits.length > 0 || filter.prefix !== undefined;
  const isByDay = order.by === 'date';
  if (!isSearch && filter.jobId && isByDay) return readOfJob(reading, scope, filter.jobId);
  if (isSearch || filter.jobId) return readFound(reading, scope);
  if (scope.sql !== 'true') return readInReach(reading, scope);
  if (filter.stageId) return readOfStage(reading);
  return isByDay ? readNewest(reading) : readSorted(reading);
};

interface ListRequest {
  query: ApplicationQuery;
  /** Predicate over alias `job`. */
  scope: Sql;
  view: ApplicationView;
  timeZone: string;
}

/** A page of applications as the JSON of the answer. */
export const readApplications = async (
  db: Db,
  { query, scope, view, timeZone }: ListRequest,
): Promise<string> => {
  const slice = pageOf(query, 10);
  const filter = partsOf(query, view.isMasked);
  const order = orderOf(query.sort);
  const { total, rows } = await read({ db, filter, order, slice, view, timeZone }, scope);
  return answerOf(rows, slice, total);
};
