import { CsvError, parse } from 'csv-parse';
import type { CsvFormat, CsvReadingOptions } from '../../../../contract/platform/files/csv-file';
import {
  csvMessages,
  maxCsvColumns,
  mostCsvRows,
} from '../../../../contract/platform/files/csv-file-constants';
import { invalidField } from '../../errors';
import { toFilledCells, cleanCsvHeading } from './cell.rule';
import { csvParserOptions } from './csv-options';
import { decodeText } from './decode-text';
import { guessDelimiter, parseDeclaredDelimiter } from './delimiter.rule';
import { guessHeader } from './header.rule';
import type { ParsedRow } from './parsed-row';

export interface ParsedCsv extends CsvFormat {
  columns: string[];
  rows: ParsedRow[];
}

const toColumnNames = ({ line, cells }: ParsedRow): string[] => {
  const names = cells.map(cleanCsvHeading);
  if (names.every((name) => name === '')) throw invalidField('file', csvMessages.headerLine(line));
  if (names.length > maxCsvColumns) throw invalidField('file', csvMessages.tooWide);
  const seen = new Set<string>();
  for (const name of names) {
    const key = name.toLowerCase();
    if (key && seen.has(key)) throw invalidField('file', csvMessages.twice(name));
    seen.add(key);
  }
  return names.map((name, at) => name || `Column ${at + 1}`);
};

const getUsedColumns = (head: ParsedRow, rows: readonly ParsedRow[]): string[] => {
  const columns = toColumnNames(head);
  const widest = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const named = head.cells.findLastIndex((name) => cleanCsvHeading(name) !== '') + 1;
  return columns.slice(0, Math.max(named, widest));
};

const describeCsvError = ({ code }: CsvError, text: string): string => {
  if (code === 'CSV_QUOTE_NOT_CLOSED') return 'its quotes do not end';
  if (code === 'CSV_INVALID_CLOSING_QUOTE') return 'something stands behind a closing quote';
  if (code !== 'CSV_MAX_RECORD_SIZE') return 'it is not written as CSV';
  // An unclosed quote merges all following rows into one row, which is reported as the likely cause.
  return text.includes('"')
    ? 'it is longer than 1 MB, or a quote before it does not end'
    : 'it is longer than 1 MB';
};

interface ParsedRecord {
  info: { lines: number };
  record: string[];
}

const maxRowsBeforeHeader = 15;

const readCsvRecords = async (text: string, delimiter: string): Promise<ParsedRow[]> => {
  const parser = parse(text, { ...csvParserOptions, delimiter, info: true });
  const rows: ParsedRow[] = [];
  try {
    for await (const { record, info } of parser as AsyncIterable<ParsedRecord>) {
      // Empty cells at the end of the header line are not removed, since rows may fill unnamed columns.
      const cells = rows.length < maxRowsBeforeHeader ? record : toFilledCells(record);
      if (toFilledCells(cells).length === 0) continue;
      if (rows.length > mostCsvRows + maxRowsBeforeHeader)
        throw invalidField('file', csvMessages.tooMany(mostCsvRows));
      rows.push({ line: info.lines, cells });
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const { lines } = error as CsvError & { lines?: number };
    throw invalidField(
      'file',
      `Line ${lines ?? '?'} of this file cannot be read: ${describeCsvError(error, text)}. Correct it, then choose it again.`,
    );
  }
  return rows;
};

/**
 * Parses without blocking other requests.
 * @throws AppError for the field `file` that says how to correct the file.
 */
export const parseCsvFile = async (
  content: Buffer,
  chosen: CsvReadingOptions = {},
): Promise<ParsedCsv> => {
  const { text, encoding } = await decodeText(content, chosen.encoding);
  // CR LF is replaced first, since the parser counts it as two lines within quotes.
  const { declared, rest } = parseDeclaredDelimiter(text.replace(/\r\n?/g, '\n'));
  const delimiter = chosen.delimiter ?? declared ?? guessDelimiter(rest);
  const records = await readCsvRecords(rest, delimiter);
  const first = records.slice(0, maxRowsBeforeHeader);
  const head = chosen.headerLine
    ? first.find(({ line }) => line === chosen.headerLine)
    : (guessHeader(first) ?? first[0]);
  if (!head && chosen.headerLine)
    throw invalidField('headerLine', csvMessages.headerLine(chosen.headerLine));
  const rows = records
    .slice(head ? records.indexOf(head) + 1 : 0)
    .map(({ line, cells }) => ({ line, cells: toFilledCells(cells) }));
  if (!head || rows.length === 0) throw invalidField('file', csvMessages.empty);
  if (rows.length > mostCsvRows) throw invalidField('file', csvMessages.tooMany(mostCsvRows));
  return {
    ...{ encoding, delimiter, headerLine: head.line, rows, columns: getUsedColumns(head, rows) },
    head: first.map(({ line, cells }) => ({ line, cells: toFilledCells(cells) })),
  };
};
