import { parse } from 'csv-parse/sync';
import {
  csvDelimiterSigns,
  type CsvDelimiter,
} from '../../../../contract/platform/files/csv-file-constants';
import { csvParserOptions } from './csv-options';

const maxRecords = 50;
// Share of records that a delimiter must split; below it, the file has one column.
const minShare = 0.3;
// Characters that are examined. Where the text is cut, a quoted cell may be open.
const maxCharacters = 100_000;

const measureWidths = (text: string, delimiter: CsvDelimiter): number[] => {
  const options = { ...csvParserOptions, delimiter, to: maxRecords, skip_records_with_error: true };
  return parse(text.slice(0, maxCharacters), options).map(({ length }) => length);
};

const rateWidths = (widths: readonly number[]): [records: number, width: number] => {
  const counts = new Map<number, number>();
  for (const width of widths) if (width > 1) counts.set(width, (counts.get(width) ?? 0) + 1);
  const [width = 1, count = 0] = [...counts].sort((one, other) => other[1] - one[1])[0] ?? [];
  return [count / Math.max(1, widths.length), width];
};

export const guessDelimiter = (text: string): CsvDelimiter => {
  const fits = csvDelimiterSigns.map((sign) => ({
    sign,
    fit: rateWidths(measureWidths(text, sign)),
  }));
  fits.sort(
    ({ fit: [one, oneWidth] }, { fit: [other, otherWidth] }) =>
      other - one || otherWidth - oneWidth,
  );
  const [best] = fits;
  return best && best.fit[0] >= minShare ? best.sign : ',';
};

const delimiterDeclaration = /^"?sep=([,;\t|])"?[,;\t|]*(?=\n|$)/i;

/** Spreadsheets may begin with a line `sep=;`, which is blanked to keep line numbers. */
export const parseDeclaredDelimiter = (text: string): { declared?: CsvDelimiter; rest: string } => {
  const declared = csvDelimiterSigns.find((sign) => sign === delimiterDeclaration.exec(text)?.[1]);
  return declared ? { declared, rest: text.replace(delimiterDeclaration, '') } : { rest: text };
};
