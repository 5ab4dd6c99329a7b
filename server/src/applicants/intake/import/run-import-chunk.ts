import sql from 'sql-template-tag';
import type { ImportMapping } from '../../../../contract/applicants/intake/application-import';
import { importMessages } from '../../../../contract/applicants/intake/application-import-constants';
import { audit } from '../../../platform/audit/audit';
import type { Database, Db } from '../../../platform/db/database';
import { lockPeople } from '../../../platform/db/lock-people';
import { announceApplications, announceJobs } from '../../../platform/realtime/changes';
import { readInitialStatuses } from '../initial-status';
import { insertApplications, type NewApplication } from '../insert-applications';
import { enqueueFinishedImportMail } from './finished-import-mail';
import { judgeImportRows, type JudgedImportRow, type ImportRowOptions } from './judge-import-rows';
import { readImportRow } from './read-row.rule';
import { readWaitingImportRows } from './stored-import';

const rowsPerChunk = 250;

export interface ImportRun extends ImportRowOptions {
  id: number;
  actorId: number;
  mapping: ImportMapping;
  /** Number of columns in the file's heading row. */
  columns: number;
}

interface RowBatch {
  rows: JudgedImportRow[];
  applications: NewApplication[];
}

/** A row whose job was deleted after the check becomes a rejected row. */
const prepareImportRows = async (db: Db, judged: readonly JudgedImportRow[]): Promise<RowBatch> => {
  const jobIds = [...new Set(judged.flatMap(({ jobId }) => jobId ?? []))];
  const places = await readInitialStatuses(db, jobIds);
  const applications: NewApplication[] = [];
  const rows = judged.map((row): JudgedImportRow => {
    const { person, jobId, sourceId, comment, faults } = row;
    if (faults.length > 0) return row;
    const place = places.get(jobId ?? 0);
    if (!place) return { ...row, faults: [{ field: 'job', message: importMessages.unknownJob }] };
    applications.push({ person, place, sourceId, recruiterId: null, comment });
    return row;
  });
  return { rows, applications };
};

const markImportedRows = (
  db: Db,
  id: number,
  rows: readonly JudgedImportRow[],
): Promise<number> => {
  const reasons = rows.map(({ faults }) => faults.map(({ message }) => message).join(' '));
  return db.run(sql`
    update application_import_row set reason = given.reason,
      state = case when given.reason = '' then 'imported' else 'rejected' end
    from unnest(${rows.map(({ line }) => line)}::integer[], ${reasons}::text[]) given (line, reason)
    where import_id = ${id} and application_import_row.line = given.line`);
};

/** Imports the next rows and marks them as imported in one transaction. Returns true when no row is left. */
export const runImportChunk = (db: Database, run: ImportRun): Promise<boolean> =>
  db.transaction(async (tx) => {
    const { id, actorId, mapping } = run;
    await lockPeople(tx);
    const held = await tx.one(sql`
      select id from application_import where id = ${id} and state = 'running' for update`);
    if (!held) return true;
    const rows = await readWaitingImportRows(tx, id, 0, rowsPerChunk);
    const read = rows.map((row) => readImportRow(row, mapping, run.columns));
    const { rows: judged, applications } = await prepareImportRows(
      tx,
      await judgeImportRows(tx, read, run),
    );
    const ids = applications.length > 0 ? await insertApplications(tx, actorId, applications) : [];
    if (judged.length > 0) await markImportedRows(tx, id, judged);
    const isLast = rows.length < rowsPerChunk;
    const details = await tx.one<{ imported: number; rejected: number }>(sql`
      update application_import set imported = imported + ${applications.length},
        rejected = rejected + ${judged.length - applications.length},
        state = ${isLast ? 'finished' : 'running'}
      where id = ${id} returning imported, rejected`);
    if (isLast && details) {
      await audit(tx, actorId, 'application.import', { id, details }, 'application_import');
      await enqueueFinishedImportMail(tx, id);
    }
    if (ids.length > 0) {
      const jobIds = [...new Set(applications.map(({ place }) => place.jobId))];
      announceApplications(tx, ids, jobIds);
      announceJobs(tx, jobIds);
    }
    return isLast;
  });
