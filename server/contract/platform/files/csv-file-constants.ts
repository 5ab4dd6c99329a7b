export const mostCsvRows = 50_000;
export const mostCsvBytes = 10 * 1024 * 1024;
export const maxCsvColumns = 200;

export const csvEncodings = {
  'utf-8': 'Unicode (UTF-8)',
  'utf-16le': 'Unicode (UTF-16)',
  'utf-16be': 'Unicode (UTF-16, big-endian)',
  'windows-1252': 'Western European (Windows-1252)',
  'windows-1250': 'Central European (Windows-1250)',
  'windows-1251': 'Cyrillic (Windows-1251)',
  'windows-1253': 'Greek (Windows-1253)',
  'windows-1254': 'Turkish (Windows-1254)',
  'windows-1255': 'Hebrew (Windows-1255)',
  'windows-1256': 'Arabic (Windows-1256)',
  'windows-1257': 'Baltic (Windows-1257)',
  'windows-1258': 'Vietnamese (Windows-1258)',
  macintosh: 'Western European (Mac)',
  cp850: 'Western European (MS-DOS)',
  cp852: 'Central European (MS-DOS)',
  cp866: 'Cyrillic (MS-DOS)',
  shift_jis: 'Japanese (Shift-JIS)',
  'euc-jp': 'Japanese (EUC)',
  gb18030: 'Chinese, simplified (GB18030)',
  big5: 'Chinese, traditional (Big5)',
  'euc-kr': 'Korean (EUC)',
} as const;
export type CsvEncoding = keyof typeof csvEncodings;
export const csvEncodingNames = Object.keys(csvEncodings) as CsvEncoding[];

export const csvDelimiters = {
  ',': 'Comma',
  ';': 'Semicolon',
  '\t': 'Tab',
  '|': 'Vertical bar',
} as const;
export type CsvDelimiter = keyof typeof csvDelimiters;
export const csvDelimiterSigns = Object.keys(csvDelimiters) as CsvDelimiter[];

export const csvMessages = {
  file: 'Choose a .csv file.',
  empty:
    'This file has no rows. One line has to name the columns, those below it hold one record each.',
  notText: 'This is not a CSV file. In a spreadsheet, save it as CSV UTF-8, then choose it again.',
  tooMany: (rows: number) =>
    `This file has more than ${rows.toLocaleString('en-US')} rows. Split it, then import the parts.`,
  tooWide: `This file has more than ${String(maxCsvColumns)} columns.`,
  twice: (name: string) =>
    `The column ${name} stands twice in this file. Rename or remove one, then choose it again.`,
  headerLine: (line: number) =>
    `Line ${String(line)} of this file names no columns. Choose another line.`,
  unreadable: (text: string) =>
    `A letter of '${text}' cannot be read. Choose how the letters of this file are written, or correct it there.`,
  control: (place: number, code: string) =>
    `Remove character ${String(place)}: it is ${code}, a control character, which nobody can see.`,
  column: 'Choose a column of the file, each for one field.',
  surplus: (cells: number) =>
    cells === 1
      ? 'This row has one cell more than the first line names. A sign between two cells may stand within a value: put that value in quotes.'
      : `This row has ${String(cells)} cells more than the first line names. A sign between two cells may stand within a value: put that value in quotes.`,
} as const;
