import type { CsvPreview, CsvReading } from '../../../../contract/files/csv-file';
import { csvMessages } from '../../../../contract/files/csv-file-constants';
import { invalidField } from '../../errors';
import type { SentFile } from '../../http/body';
import type { Inspection } from '../inspector-thread';
import { parseFile, type ParsedFile } from './parse-file';
import type { ParsedRow } from './parsed-row';

/** A file that was read: its rows as JSON texts, which pass between threads and on to the database whole. */
export interface ReadCsv extends Omit<ParsedFile, 'rows'> {
  total: number;
  /** Lists of `{line, cells}`, some thousand in one text. */
  batches: string[];
}

const rowsOfBatch = 2_000;

/** @throws AppError naming `file` with what to mend. */
export const inspectCsv = async (
  { content }: SentFile,
  chosen: CsvReading = {},
): Promise<ReadCsv> => {
  const { rows, ...file } = await parseFile(content, chosen);
  const batches: string[] = [];
  for (let from = 0; from < rows.length; from += rowsOfBatch)
    batches.push(JSON.stringify(rows.slice(from, from + rowsOfBatch)));
  return { ...file, total: rows.length, batches };
};

const sampleRows = 5;

/** The file for whoever looks at how it was read. */
export const csvPreview = ({
  batches: [first = '[]'],
  total: _,
  ...facts
}: ReadCsv): CsvPreview => ({
  ...facts,
  sample: (JSON.parse(first) as ParsedRow[]).slice(0, sampleRows).map(({ cells }) => cells),
});

/**
 * The one reading of a file of rows, for every import: beside the calls, whatever its letters, its
 * delimiter and the line of its headings are. A person who sees them proposed wrongly says otherwise.
 */
export const csvReading = (chosen: CsvReading = {}): Inspection<ReadCsv> => ({
  module: 'platform/files/csv-reading/inspect-csv.ts',
  name: 'inspectCsv',
  options: chosen,
});

/** The one file of a form. @throws AppError naming `file` where there is none or another. */
export const sentCsv = (files: readonly SentFile[]): SentFile => {
  const [file] = files;
  if (!file || files.length > 1 || file.field !== 'file' || file.content.length === 0)
    throw invalidField('file', csvMessages.file);
  return file;
};
