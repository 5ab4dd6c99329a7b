import type { CsvPreview, CsvReadingOptions } from '../../../../contract/platform/files/csv-file';
import { csvMessages } from '../../../../contract/platform/files/csv-file-constants';
import { invalidField } from '../../errors';
import type { SentFile } from '../../http/body';
import type { Inspection } from '../inspector-thread';
import { parseCsvFile, type ParsedCsv } from './parse-csv-file';
import type { ParsedRow } from './parsed-row';

/**
 * A parsed CSV, whose rows are JSON texts, since these are fast to pass between threads and to the database.
 */
export interface InspectedCsv extends Omit<ParsedCsv, 'rows'> {
  total: number;
  batches: string[];
}

const batchSize = 2_000;

/** @throws AppError for the field `file` that says how to correct the file. */
export const inspectCsv = async (
  { content }: SentFile,
  chosen: CsvReadingOptions = {},
): Promise<InspectedCsv> => {
  const { rows, ...file } = await parseCsvFile(content, chosen);
  const batches: string[] = [];
  for (let from = 0; from < rows.length; from += batchSize)
    batches.push(JSON.stringify(rows.slice(from, from + batchSize)));
  return { ...file, total: rows.length, batches };
};

const sampleRows = 5;

export const toCsvPreview = ({
  batches: [first = '[]'],
  total: _,
  ...facts
}: InspectedCsv): CsvPreview => ({
  ...facts,
  sample: (JSON.parse(first) as ParsedRow[]).slice(0, sampleRows).map(({ cells }) => cells),
});

/**
 * Parses the CSV of any import in a worker thread. `chosen` overrides the guessed encoding, delimiter and
 * header line.
 */
export const createCsvInspection = (chosen: CsvReadingOptions = {}): Inspection<InspectedCsv> => ({
  module: 'platform/files/csv-reading/inspect-csv.ts',
  name: 'inspectCsv',
  options: chosen,
});

/** @throws AppError naming the field `file` unless the form contains exactly one file. */
export const getCsvFile = (files: readonly SentFile[]): SentFile => {
  const [file] = files;
  if (!file || files.length > 1 || file.field !== 'file' || file.content.length === 0)
    throw invalidField('file', csvMessages.file);
  return file;
};
