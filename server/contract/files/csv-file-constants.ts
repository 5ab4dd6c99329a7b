/** Rows and bytes of a CSV file that is read. */
export const mostCsvRows = 50_000;
export const mostCsvBytes = 10 * 1024 * 1024;

/** What is wrong with a CSV file or one of its rows. */
export const csvMessages = {
  file: 'Choose a .csv file.',
  empty:
    'This file has no rows. The first line has to name the columns, the others hold one record each.',
  encoding: 'The letters of this file cannot be read. Save it as CSV UTF-8, then choose it again.',
  notText: 'This is not a CSV file. In a spreadsheet, save it as CSV UTF-8, then choose it again.',
  tooMany: (rows: number) =>
    `This file has more than ${rows.toLocaleString('en-US')} rows. Split it, then import the parts.`,
  column: 'Choose a column of the file, each for one field.',
  surplus: (cells: number) =>
    cells === 1
      ? 'This row has one cell more than the first line names. A sign between two cells may stand within a value: put that value in quotes.'
      : `This row has ${String(cells)} cells more than the first line names. A sign between two cells may stand within a value: put that value in quotes.`,
} as const;
