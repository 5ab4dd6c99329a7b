/** What a column of a file can be. `fullName` stands in for first and last name. */
export const importFields = [
  'firstName',
  'lastName',
  'fullName',
  'applicantEmail',
  'phoneNumber',
  'experience',
  'job',
  'source',
  'comment',
] as const;
export type ImportField = (typeof importFields)[number];

/** What a row can be refused for: one of its fields, or the row as a whole. */
export const faultFields = [...importFields, 'row'] as const;
export type FaultField = (typeof faultFields)[number];

/** `stopped` imports go on where they were when they are run again. */
export const importStates = ['uploaded', 'running', 'stopped', 'finished'] as const;
export type ImportState = (typeof importStates)[number];

export const mostImportRows = 50_000;
export const mostImportBytes = 10 * 1024 * 1024;

/** Sentences that server and forms share. */
export const importMessages = {
  file: 'Choose a .csv file.',
  empty:
    'This file has no rows. The first line has to name the columns, the others hold one person each.',
  encoding: 'The letters of this file cannot be read. Save it as CSV UTF-8, then choose it again.',
  notText: 'This is not a CSV file. In a spreadsheet, save it as CSV UTF-8, then choose it again.',
  tooMany: 'This file has more than 50,000 rows. Split it, then import the parts.',
  name: 'Choose the column of the first name, or of the full name.',
  email: 'Choose the column of the e-mail address.',
  job: 'Choose the column of the job, or one job for all rows.',
  column: 'Choose a column of the file, each for one field.',
  running: 'This import is running. Wait until it has ended.',
  unknownJob: 'There is no job of this code or title that you may add applicants to.',
  ambiguousJob: 'More than one job has this title. Give the job code.',
  unknownSource: 'There is no source of this name.',
  repeated: 'The same person for the same job stands further up in this file.',
  known: 'This person has applied for this job already.',
  tooLong: (letters: number, most: number) =>
    `Shorten this to at most ${String(most)} letters; it has ${String(letters)}.`,
  surplus: (cells: number) =>
    cells === 1
      ? 'This row has one cell more than the first line names. A sign between two cells may stand within a value: put that value in quotes.'
      : `This row has ${String(cells)} cells more than the first line names. A sign between two cells may stand within a value: put that value in quotes.`,
} as const;
