import { stringify } from 'csv-stringify/sync';
import { withMark } from './formula-mark';

export interface CsvColumn<Row> {
  header: string;
  key: keyof Row & string;
}

/** Makes spreadsheets read the file as UTF-8. */
const byteOrderMark = '\uFEFF';

const markOf = (value: unknown): unknown => (typeof value === 'string' ? withMark(value) : value);

const lines = <Row>(rows: readonly Row[], columns: readonly CsvColumn<Row>[]): string =>
  stringify(
    rows.map((row) => columns.map(({ key }) => markOf(row[key]))),
    { record_delimiter: 'windows' },
  );

export const csvOf = async function* <Row>(
  columns: readonly CsvColumn<Row>[],
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
  yield (
    byteOrderMark +
    stringify([columns.map(({ header }) => withMark(header))], { record_delimiter: 'windows' })
  );
  for await (const rows of batches) yield lines(rows, columns);
};
