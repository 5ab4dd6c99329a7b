import { Type, type Static } from 'typebox';
import { Day, oneOf } from '../../answer';
import { csvDelimiterSigns, csvEncodingNames } from './csv-file-constants';
import { dayOrderNames } from './day-order-constants';

/** Absent options are guessed from the file. */
export const CsvReadingOptions = Type.Object({
  encoding: Type.Optional(oneOf(csvEncodingNames)),
  delimiter: Type.Optional(oneOf(csvDelimiterSigns)),
  /** Number of the line that contains the column names, from 1. */
  headerLine: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
});
export type CsvReadingOptions = Static<typeof CsvReadingOptions>;

export const CsvFormat = Type.Object({
  encoding: oneOf(csvEncodingNames),
  delimiter: oneOf(csvDelimiterSigns),
  headerLine: Type.Integer(),
  /** First non-empty lines of the file, one of which contains the column names. */
  head: Type.Array(Type.Object({ line: Type.Integer(), cells: Type.Array(Type.String()) })),
});
export type CsvFormat = Static<typeof CsvFormat>;

export const CsvPreview = Type.Object({
  ...CsvFormat.properties,
  columns: Type.Array(Type.String()),
  sample: Type.Array(Type.Array(Type.String())),
});
export type CsvPreview = Static<typeof CsvPreview>;

/** Order of day and month in the file's dates; without this choice, ambiguous dates are refused. */
export const DayOrderChoice = Type.Optional(oneOf(dayOrderNames));

export const DayOrderProposal = Type.Object({
  order: oneOf(dayOrderNames),
  /** True if other dates of the file determine the order; false if the company's region does. */
  isFromFile: Type.Boolean(),
  example: Type.String(),
  days: Type.Object({ 'day-first': Day, 'month-first': Day }),
});
export type DayOrderProposal = Static<typeof DayOrderProposal>;

export const StoredRows = Type.Object({
  columns: Type.Array(Type.String()),
  rows: Type.Array(Type.Array(Type.String())),
});
export type StoredRows = Static<typeof StoredRows>;
