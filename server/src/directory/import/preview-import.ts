import type { DirectoryKind } from '../../../contract/directory/directory-constants';
import type { DirectoryImport } from '../../../contract/directory/directory-import';
import { identityField } from '../../../contract/directory/directory-import-constants';
import type { UpsertRecord } from '../../../contract/directory/directory-upsert';
import type { Db } from '../../db/database';
import type { ReadCsv } from '../../files/csv-reading/inspect-csv';
import type { EntryJudge, JudgedEntry } from '../../http/entry-judge';
import { inTurns } from '../../lists/in-turns';
import type { PlannedRecord } from '../upsert/candidate';
import { planUpsert } from '../upsert/plan-upsert';
import { faultOfColumns } from './columns.rule';
import { readRow } from './read-row.rule';
import { refusedFile } from './refused-file';

interface Row {
  line: number;
  cells: string[];
}

interface ImportRequest {
  kind: DirectoryKind;
  read: ReadCsv;
  chosen: readonly string[];
  judge: EntryJudge;
  userId: number;
  mayAssign: boolean;
}

const mostLines = 50;
const sampleRows = 5;

const rowsOf = async ({ batches }: ReadCsv): Promise<Row[]> => {
  const rows: Row[] = [];
  for (const batch of batches)
    await inTurns(JSON.parse(batch) as Row[], (row) => void rows.push(row));
  return rows;
};

const nameOf = (kind: DirectoryKind, { fields, before }: PlannedRecord, record: UpsertRecord) => {
  const field = identityField(kind);
  const id = record.externalId ?? '';
  return String(fields[field] ?? before[field] ?? record[field] ?? id) || id;
};

const empty = { created: 0, updated: 0, unchanged: 0, refused: 0 };

/**
 * Says what would become of each row. What is to be sent stands so that what a record names comes first:
 * sent in that order, in parts of any size, it becomes that.
 */
export const previewImport = async (
  db: Db,
  { kind, read, chosen, judge, userId, mayAssign }: ImportRequest,
): Promise<DirectoryImport> => {
  const { encoding, delimiter, columns, total } = read;
  const rows = await rowsOf(read);
  const answer: DirectoryImport = {
    ...{ encoding, delimiter, columns, total, ...empty, lines: [], records: [], refusedFile: '' },
    chosen: [...chosen],
    sample: rows.slice(0, sampleRows).map(({ cells }) => cells),
  };
  // A guess may have found nothing.
  if (faultOfColumns(kind, chosen)) return answer;
  const sent: UpsertRecord[] = [];
  const entries: JudgedEntry[] = [];
  await inTurns(rows, ({ cells }) => {
    const { record, faults } = readRow(kind, chosen, cells);
    sent.push(record);
    const judged = judge({ ...record });
    entries.push({ value: judged.value, faults: { ...judged.faults, ...faults } });
  });
  const placeOf = (at: number) => `line ${rows[at]?.line ?? 0}`;
  const { records, order } = await planUpsert(db, { kind, entries, userId, mayAssign, placeOf });
  await inTurns(records, (planned, at) => {
    const { outcome, id, faults } = planned;
    answer[outcome] += 1;
    const isRefused = outcome === 'refused';
    if (answer[outcome] > mostLines) return;
    answer.lines.push({
      line: rows[at]?.line ?? 0,
      outcome,
      name: nameOf(kind, planned, sent[at] ?? {}),
      id: isRefused || id < 0 ? null : id,
      ...(isRefused && { fields: faults }),
    });
  });
  await inTurns(order, (at) => {
    const outcome = records[at]?.outcome;
    const record = sent[at];
    if (record && (outcome === 'created' || outcome === 'updated'))
      answer.records.push({ line: rows[at]?.line ?? 0, record });
  });
  answer.refusedFile = await refusedFile(columns, rows, records);
  return answer;
};
