import type { CardColumn } from './column';

/** Matches the beginning of texts that spreadsheets would evaluate as a formula. */
const formulaStartPattern = /^[=+\-@\t\r]/;

const toCsvCell = (value: string | number): string => {
  if (typeof value === 'number') return String(value);
  const words = formulaStartPattern.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(words) ? `"${words.replaceAll('"', '""')}"` : words;
};

export const toCsv = <Line>(columns: readonly CardColumn<Line>[], lines: readonly Line[]): string =>
  [columns.map(({ name }) => name), ...lines.map((line) => columns.map(({ of }) => of(line)))]
    .map((row) => `${row.map(toCsvCell).join(',')}\r\n`)
    .join('');

export const downloadCsv = (name: string, text: string): void => {
  // The byte order mark marks the text as UTF-8 for spreadsheets.
  const address = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name}.csv`;
  link.click();
  URL.revokeObjectURL(address);
};
