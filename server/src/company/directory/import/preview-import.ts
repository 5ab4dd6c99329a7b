import {
  directoryFields,
  type DirectoryKind,
} from '../../../../contract/company/directory/directory-constants';
import type { DirectoryImport } from '../../../../contract/company/directory/directory-import';
import { identityField } from '../../../../contract/company/directory/directory-import-constants';
import type { UpsertRecord } from '../../../../contract/company/directory/directory-upsert';
import type { Database } from '../../../platform/db/database';
import type { DayOrder } from '../../../../contract/platform/files/day-order-constants';
import { proposeDayOrder } from '../../../platform/files/csv-reading/day-order.rule';
import { toCsvPreview, type InspectedCsv } from '../../../platform/files/csv-reading/inspect-csv';
import type { EntryValidator, EntryResult } from '../../../platform/http/entry-validator';
import { visitRowsWithoutBlocking } from '../../../platform/lists/visit-rows-in-turns';
import type { PlannedRecord } from '../upsert/upsert-entry';
import { findColumnFault } from './columns.rule';
import { findMissingReferences } from './missing-references';
import { planImport } from './plan-import';
import { createRowReader } from './read-row.rule';
import { createRefusedRowsFile } from './refused-file';
import { toStoredDirectoryRows } from './stored-rows';

interface FileRow {
  line: number;
  cells: string[];
}

interface ImportRequest {
  kind: DirectoryKind;
  read: InspectedCsv;
  chosen: readonly string[];
  judge: EntryValidator;
  userId: number;
  mayAssign: boolean;
  dayOrder?: DayOrder | undefined;
  /** Kinds of record that the import creates if they are missing. */
  create?: readonly DirectoryKind[] | undefined;
  companyDayOrder: DayOrder;
}

const maxReportedLines = 50;
const sampleRows = 5;

const readFileRows = async ({ batches }: InspectedCsv): Promise<FileRow[]> => {
  const rows: FileRow[] = [];
  for (const batch of batches)
    await visitRowsWithoutBlocking(JSON.parse(batch) as FileRow[], (row) => void rows.push(row));
  return rows;
};

const getRecordName = (
  kind: DirectoryKind,
  { fields, before }: PlannedRecord,
  record: UpsertRecord,
) => {
  const field = identityField(kind);
  const id = record.externalId ?? '';
  return String(fields[field] ?? before[field] ?? record[field] ?? id) || id;
};

const listDayCells = function* (
  kind: DirectoryKind,
  chosen: readonly string[],
  rows: readonly FileRow[],
): Generator<string> {
  const days = directoryFields(kind).flatMap(([name, { type }]) => (type === 'day' ? [name] : []));
  const places = chosen.flatMap((name, at) => (days.some((day) => day === name) ? [at] : []));
  for (const { cells } of rows) for (const at of places) yield cells[at] ?? '';
};

const zeroCounts = { created: 0, updated: 0, unchanged: 0, refused: 0 };

/** The records in the response are sorted for the import: referenced records come first. */
export const previewImport = async (
  db: Database,
  {
    kind,
    read,
    chosen,
    judge,
    userId,
    mayAssign,
    dayOrder,
    create = [],
    companyDayOrder,
  }: ImportRequest,
): Promise<DirectoryImport> => {
  const rows = await readFileRows(read);
  const answer: DirectoryImport = {
    ...{
      ...toCsvPreview(read),
      total: read.total,
      ...zeroCounts,
      lines: [],
      records: [],
      refusedFile: '',
      missing: [],
    },
    stored: { columns: [], rows: [] },
    dayOrder: proposeDayOrder(listDayCells(kind, chosen, rows), companyDayOrder),
    chosen: [...chosen],
  };
  // The suggested columns may be insufficient.
  if (findColumnFault(kind, chosen)) return answer;
  const sent: UpsertRecord[] = [];
  const readRow = createRowReader({ kind, chosen, dayOrder });
  const entries: EntryResult[] = [];
  await visitRowsWithoutBlocking(rows, ({ cells }) => {
    const { record, faults } = readRow(cells);
    sent.push(record);
    const judged = judge({ ...record });
    entries.push({ value: judged.value, faults: { ...judged.faults, ...faults } });
  });
  const placeOf = (at: number) => `line ${rows[at]?.line ?? 0}`;
  answer.missing = await findMissingReferences(db, kind, sent);
  answer.stored = toStoredDirectoryRows(kind, sent.slice(0, sampleRows));
  const created = answer.missing.filter((one) => create.includes(one.kind));
  const planning = { kind, entries, userId, mayAssign, placeOf };
  const { records, order } = await planImport(db, created, planning);
  await visitRowsWithoutBlocking(records, (planned, at) => {
    const { outcome, id, faults } = planned;
    answer[outcome] += 1;
    const isRefused = outcome === 'refused';
    if (answer[outcome] > maxReportedLines) return;
    answer.lines.push({
      line: rows[at]?.line ?? 0,
      outcome,
      name: getRecordName(kind, planned, sent[at] ?? {}),
      id: isRefused || id < 0 ? null : id,
      ...(isRefused && { fields: faults }),
    });
  });
  await visitRowsWithoutBlocking(order, (at) => {
    const outcome = records[at]?.outcome;
    const record = sent[at];
    if (record && (outcome === 'created' || outcome === 'updated'))
      answer.records.push({ line: rows[at]?.line ?? 0, record });
  });
  answer.refusedFile = await createRefusedRowsFile(read.columns, rows, records);
  return answer;
};
