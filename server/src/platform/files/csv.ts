import { stringify } from 'csv-stringify/sync';
import { addFormulaMark } from './formula-mark';

export interface CsvColumn<Row> {
  header: string;
  key: keyof Row & string;
}

/** Mark at the beginning of a file that makes spreadsheets read it as UTF-8. */
const byteOrderMark = '\uFEFF';

const escapeFormulaText = (value: unknown): unknown =>
  typeof value === 'string' ? addFormulaMark(value) : value;

const formatLines = <Row>(rows: readonly Row[], columns: readonly CsvColumn<Row>[]): string =>
  stringify(
    rows.map((row) => columns.map(({ key }) => escapeFormulaText(row[key]))),
    { record_delimiter: 'windows' },
  );

export const formatCsv = async function* <Row>(
  columns: readonly CsvColumn<Row>[],
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
  yield (
    byteOrderMark +
    stringify([columns.map(({ header }) => addFormulaMark(header))], {
      record_delimiter: 'windows',
    })
  );
  for await (const rows of batches) yield formatLines(rows, columns);
};
