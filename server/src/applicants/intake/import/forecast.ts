import sql, { type Sql } from 'sql-template-tag';
import type {
  ImportChoice,
  ImportForecast,
} from '../../../../contract/applicants/intake/application-import';
import {
  importMessages,
  maxCreatedSources,
} from '../../../../contract/applicants/intake/application-import-constants';
import type { Actor } from '../../../platform/access/actor';
import type { Db } from '../../../platform/db/database';
import { AppError } from '../../../platform/errors';
import { foldText } from '../../../platform/lists/find-taken-fields';
import { findIntakeReferences } from '../references';
import { judgeImportRows } from './judge-import-rows';
import { findMissingSources } from './missing-sources';
import { judgeImportChoice } from './mapping.rule';
import { readImportRow } from './read-row.rule';
import { readImport, readWaitingImportRows } from './stored-import';
import { toStoredApplicationRows } from './stored-rows';

interface ImportForecastRequest {
  id: number;
  actor: Actor;
  choice: ImportChoice;
  scope: Sql;
}

const rowsPerChunk = 2_000;
const maxFaults = 100;
const sampleRows = 5;

const assertMayCreateSources = ({ grants }: Actor): void => {
  if (grants.has('setup:edit-hiring')) return;
  const fields = { createSources: importMessages.createsNone };
  throw new AppError('FORBIDDEN', { message: importMessages.createsNone, fields });
};

export const forecastImport = async (
  db: Db,
  request: ImportForecastRequest,
): Promise<ImportForecast> => {
  const { id, actor, choice, scope } = request;
  if (choice.createSources) assertMayCreateSources(actor);
  const stored = await readImport(db, id, actor.userId);
  const fields = judgeImportChoice(choice, stored.columns);
  if (Object.keys(fields).length > 0) throw new AppError('INVALID_INPUT', { fields });
  const { wrong } = await findIntakeReferences(db, choice, scope);
  if (Object.keys(wrong).length > 0) throw new AppError('INVALID_INPUT', { fields: wrong });
  const { mapping, jobId = null, sourceId = null, createSources = false } = choice;
  const kept = await db.run(sql`
    update application_import set mapping = ${JSON.stringify(mapping)}, job_id = ${jobId},
      source_id = ${sourceId}, create_sources = ${createSources}
    where id = ${id} and state <> 'running'`);
  if (kept === 0) throw new AppError('IN_USE', { message: importMessages.running });
  const counts = { total: 0, good: 0, bad: 0, suspected: 0 };
  const missing = await findMissingSources(db, id, mapping);
  const isCreating = createSources && missing.length <= maxCreatedSources;
  const created = new Set(isCreating ? missing.map(foldText) : []);
  const forecast: ImportForecast = {
    ...{ ...counts, stored: { columns: [], rows: [] }, faults: [] },
    missingSources: { count: missing.length, names: missing.slice(0, maxCreatedSources) },
  };
  const seen = new Set<string>();
  let after = 0;
  for (;;) {
    const rows = await readWaitingImportRows(db, id, after, rowsPerChunk);
    const read = rows.map((row) => readImportRow(row, mapping, stored.columns.length));
    if (after === 0) forecast.stored = toStoredApplicationRows(read.slice(0, sampleRows), mapping);
    for (const row of await judgeImportRows(db, read, {
      ...{ scope, jobId, sourceId, created, seen },
    })) {
      forecast.total += 1;
      if (row.faults.length > 0) {
        forecast.bad += 1;
        if (forecast.faults.length < maxFaults)
          forecast.faults.push({ line: row.line, faults: row.faults });
      } else {
        forecast.good += 1;
        if (row.isSuspected) forecast.suspected += 1;
      }
    }
    if (rows.length < rowsPerChunk) return forecast;
    after = rows.at(-1)?.line ?? after;
  }
};
