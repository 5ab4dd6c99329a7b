import { Type, type Static } from 'typebox';
import { Day, oneOf } from '../answer';
import { csvDelimiterSigns, csvEncodingNames } from './csv-file-constants';
import { dayOrderNames } from './day-order-constants';

/** How a person says that a file is to be read; what is left out is judged from the file. */
export const CsvReading = Type.Object({
  encoding: Type.Optional(oneOf(csvEncodingNames)),
  delimiter: Type.Optional(oneOf(csvDelimiterSigns)),
  /** The line that names the columns, counted from 1 as an editor of text does. */
  headerLine: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
});
export type CsvReading = Static<typeof CsvReading>;

/** How a file was read. */
export const CsvFacts = Type.Object({
  encoding: oneOf(csvEncodingNames),
  delimiter: oneOf(csvDelimiterSigns),
  headerLine: Type.Integer(),
  /** The first lines that are not empty, one of which names the columns. */
  head: Type.Array(Type.Object({ line: Type.Integer(), cells: Type.Array(Type.String()) })),
});
export type CsvFacts = Static<typeof CsvFacts>;

/** A file as it was read, with the first rows as they stand in it. */
export const CsvPreview = Type.Object({
  ...CsvFacts.properties,
  columns: Type.Array(Type.String()),
  sample: Type.Array(Type.Array(Type.String())),
});
export type CsvPreview = Static<typeof CsvPreview>;

/** Without it, a date that can be two days is refused. */
export const DayOrderChoice = Type.Optional(oneOf(dayOrderNames));

/** What the dates of a file probably begin with, where it matters. */
export const DayOrderProposal = Type.Object({
  order: oneOf(dayOrderNames),
  /** Other dates of the file leave no choice; else it is the order of the company's region. */
  isFromFile: Type.Boolean(),
  /** A date that can be two days, and what it is by each order. */
  example: Type.String(),
  days: Type.Object({ 'day-first': Day, 'month-first': Day }),
});
export type DayOrderProposal = Static<typeof DayOrderProposal>;

/** Rows under the names of the fields that they are stored in, as they will be read there. */
export const StoredRows = Type.Object({
  columns: Type.Array(Type.String()),
  rows: Type.Array(Type.Array(Type.String())),
});
export type StoredRows = Static<typeof StoredRows>;
