import { CsvError, parse } from 'csv-parse';
import { csvMessages, mostCsvRows } from '../../../contract/files/csv-file-constants';
import { invalidField } from '../../errors';
import { withoutMark } from '../formula-mark';
import { decodeText } from './decode.rule';

/** A line of a file; `line` counts from 1, the names of the columns included. */
export interface ParsedRow {
  line: number;
  cells: string[];
}

export interface ParsedFile {
  encoding: string;
  delimiter: string;
  columns: string[];
  rows: ParsedRow[];
}

const delimiters = [',', ';', '\t', '|'];
const mostColumns = 200;

/** The one that stands most often in the line of names, outside quotes. */
const delimiterOf = (text: string): string => {
  const names = (/^[^\r\n]*/.exec(text)?.[0] ?? '').replace(/"[^"]*"/g, '');
  const counts = delimiters.map((sign) => names.split(sign).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ',';
};

/** A cell as a person meant it: spreadsheets write `="0123"` for text, our exports `'=` for what is no formula. */
const plainCell = (cell: string): string => {
  const text = cell.trim();
  return /^="(.*)"$/.exec(text)?.[1] ?? withoutMark(text);
};

/** The names of the columns; one without a name is called by its place. */
const columnsOf = (cells: readonly string[]): string[] => {
  const names = cells.map(plainCell);
  if (names.every((name) => name === '')) throw invalidField('file', csvMessages.empty);
  if (names.length > mostColumns)
    throw invalidField('file', `This file has more than ${mostColumns} columns.`);
  const seen = new Set<string>();
  for (const name of names) {
    const key = name.toLowerCase();
    if (key && seen.has(key))
      throw invalidField(
        'file',
        `The column ${name} stands twice in this file. Rename or remove one, then choose it again.`,
      );
    seen.add(key);
  }
  return names.map((name, at) => name || `Column ${at + 1}`);
};

/** Without empty cells at the end, which say nothing. */
const filledCells = (record: readonly string[]): string[] => {
  const cells = record.map(plainCell);
  while (cells.at(-1) === '') cells.pop();
  return cells;
};

/** Columns without a name at the end are columns only where a row fills them. */
const usedColumns = (
  columns: readonly string[],
  head: readonly string[],
  rows: readonly ParsedRow[],
): string[] => {
  const widest = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const named = head.findLastIndex((name) => plainCell(name) !== '') + 1;
  return columns.slice(0, Math.max(named, widest));
};

const mostBytesOfRow = 1_000_000;

/** What the parser stumbled on, for a person who looks at that line. */
const faultOf = ({ code }: CsvError, text: string): string => {
  if (code === 'CSV_QUOTE_NOT_CLOSED') return 'its quotes do not end';
  if (code === 'CSV_INVALID_CLOSING_QUOTE') return 'something stands behind a closing quote';
  if (code !== 'CSV_MAX_RECORD_SIZE') return 'it is not written as CSV';
  // A quote that is not closed makes one row of all that follows.
  return text.includes('"')
    ? 'it is longer than 1 MB, or a quote before it does not end'
    : 'it is longer than 1 MB';
};

const zeroIn = (line: number): string =>
  `Line ${String(line)} of this file holds U+0000, a sign for machines. Remove it, then choose the file again.`;

interface Parsed {
  info: { lines: number };
  record: string[];
}

/**
 * Reads a CSV file, giving way to other calls in between.
 * @throws AppError naming `file` with what to mend.
 */
export const parseFile = async (content: Buffer): Promise<ParsedFile> => {
  const { text, encoding } = decodeText(content);
  const delimiter = delimiterOf(text);
  const parser = parse(text, {
    bom: true,
    delimiter,
    relax_column_count: true,
    // Formulas stand in files with their quotes as they are: =HYPERLINK("x")
    relax_quotes: true,
    skip_empty_lines: true,
    info: true,
    max_record_size: mostBytesOfRow,
  });
  let head: string[] | undefined;
  let columns: string[] = [];
  const rows: ParsedRow[] = [];
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      if (!head) {
        head = record;
        columns = columnsOf(record);
        continue;
      }
      const cells = filledCells(record);
      if (cells.length === 0) continue;
      if (cells.some((cell) => cell.includes('\0'))) throw invalidField('file', zeroIn(info.lines));
      if (rows.length >= mostCsvRows) throw invalidField('file', csvMessages.tooMany(mostCsvRows));
      rows.push({ line: info.lines, cells });
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const { lines } = error as CsvError & { lines?: number };
    throw invalidField(
      'file',
      `Line ${lines ?? '?'} of this file cannot be read: ${faultOf(error, text)}. Correct it, then choose it again.`,
    );
  }
  if (!head || rows.length === 0) throw invalidField('file', csvMessages.empty);
  return { encoding, delimiter, columns: usedColumns(columns, head, rows), rows };
};
