import sql, { type Sql } from 'sql-template-tag';
import { isEverything } from '../access/scope';
import type { ApplicationQuery } from '../../contract/applicants/application';
import type { Db } from '../db/database';
import { metaOf, pageOf } from '../lists/page-meta';
import { askedBy, conditionsOf } from './filter';
import { orderOf } from './order';
import type { Page, Reading } from './page-answer';
import { readInReach, readOfJob } from './read-in-reach';
import { readNewest } from './read-newest';
import { readOfStage } from './read-of-stage';
import { readByHits, readSorted } from './read-sorted';
import type { ApplicationSight } from './row-json';
import { rowsNamedSo } from './search';

const readFound = (reading: Reading, scope: Sql): Promise<Page> => {
  const { asked, order, timeZone } = reading;
  const inScope = isEverything(scope)
    ? []
    : [sql`application.job_id in (select job.id from job where ${scope})`];
  const byIndexAlone = asked.prefix && asked.hits.length === 0 && order.by !== 'experience';
  return byIndexAlone && asked.prefix
    ? readByHits(
        reading,
        [...conditionsOf({ ...asked, prefix: undefined }, timeZone), ...inScope],
        rowsNamedSo(asked.prefix),
      )
    : readByHits(reading, [...conditionsOf(asked, timeZone), ...inScope]);
};

const read = (reading: Reading, scope: Sql): Promise<Page> => {
  const { asked, order } = reading;
  const isSearch = asked.hits.length > 0 || asked.prefix !== undefined;
  const isByDay = order.by === 'date';
  if (!isSearch && asked.jobId && isByDay) return readOfJob(reading, scope, asked.jobId);
  if (isSearch || asked.jobId) return readFound(reading, scope);
  if (scope.sql !== 'true') return readInReach(reading, scope);
  if (asked.stageId) return readOfStage(reading);
  return isByDay ? readNewest(reading) : readSorted(reading);
};

interface Wanted {
  query: ApplicationQuery;
  /** Predicate over alias `job`. */
  scope: Sql;
  sight: ApplicationSight;
  timeZone: string;
}

/** A page of applications as the JSON of the answer. */
export const readApplications = async (
  db: Db,
  { query, scope, sight, timeZone }: Wanted,
): Promise<string> => {
  const slice = pageOf(query, 10);
  const asked = askedBy(query, sight.isMasked);
  const order = orderOf(query.sort);
  const { total, rows } = await read({ db, asked, order, slice, sight, timeZone }, scope);
  return `{"data":${rows},"meta":${JSON.stringify(metaOf(slice, total))}}`;
};
