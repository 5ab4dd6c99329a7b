import { formatCsv, type CsvColumn } from '../../../platform/files/csv';
import { isRefusedEntry } from '../upsert/upsert-entry';
import type { PlannedRecord } from '../upsert/upsert-entry';

type Line = Record<string, string>;

const batchSize = 1_000;

const toBatches = async function* (
  rows: readonly { line: number; cells: string[] }[],
  records: readonly PlannedRecord[],
): AsyncGenerator<Line[]> {
  const refused = records.filter(isRefusedEntry);
  for (let from = 0; from < refused.length; from += batchSize)
    yield refused.slice(from, from + batchSize).map(({ at, faults }) => {
      const { line = 0, cells = [] } = rows[at] ?? {};
      return {
        ...Object.fromEntries(cells.map((cell, place) => [`cell${place}`, cell])),
        line: String(line),
        reason: Object.values(faults).join(' '),
      };
    });
};

/** CSV of the rejected rows, each with its reason; empty if no row was rejected. */
export const createRefusedRowsFile = async (
  columns: readonly string[],
  rows: readonly { line: number; cells: string[] }[],
  records: readonly PlannedRecord[],
): Promise<string> => {
  if (!records.some(isRefusedEntry)) return '';
  const headings: CsvColumn<Line>[] = [
    ...columns.map((header, at) => ({ header, key: `cell${at}` })),
    { header: 'Line', key: 'line' },
    { header: 'Reason', key: 'reason' },
  ];
  let text = '';
  for await (const part of formatCsv(headings, toBatches(rows, records))) text += part;
  return text;
};
