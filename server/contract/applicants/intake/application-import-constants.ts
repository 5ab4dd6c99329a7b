import { csvMessages } from '../../platform/files/csv-file-constants';

export const importFields = [
  'firstName',
  'lastName',
  'fullName',
  'lastNameFirst',
  'applicantEmail',
  'phoneNumber',
  'experience',
  'job',
  'source',
  'comment',
] as const;
export type ImportField = (typeof importFields)[number];

export const faultFields = [...importFields, 'row'] as const;
export type FaultField = (typeof faultFields)[number];

/** Running a `stopped` import again continues it. */
export const importStates = ['uploaded', 'running', 'stopped', 'finished'] as const;
export type ImportState = (typeof importStates)[number];

export const maxCreatedSources = 200;

export const importMessages = {
  ...csvMessages,
  name: 'Choose the column of the first name, or of the full name.',
  wholeName: 'Choose either one column with the whole name, or those of first and last name.',
  reach: 'Choose the column of the e-mail address, or of the phone number.',
  job: 'Choose the column of the job, or one job for all rows.',
  running: 'This import is running. Wait until it has ended.',
  unknownJob: 'There is no job of this code or title that you may add applicants to.',
  ambiguousJob: 'More than one job has this title. Give the job code.',
  unknownSource: 'There is no source of this name.',
  createsNone:
    'You may not create sources. Ask an administrator or a recruiting manager, or choose one source for all rows.',
  tooManySources: `These are more than ${maxCreatedSources} sources, so the column may hold something else. Look which column is the source.`,
  repeated: 'The same person for the same job stands further up in this file.',
  known: 'This person has applied for this job already.',
  years: (written: string) =>
    `'${written.slice(0, 50)}' is not one number of years. Write whole years from 0 to 60, or years and months.`,
  tooLong: (letters: number, most: number) =>
    `Shorten this to at most ${String(most)} letters; it has ${String(letters)}.`,
} as const;
