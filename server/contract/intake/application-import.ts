import { Type, type Static } from 'typebox';
import { FilePart, Id, oneOf, OptionalId } from '../answer';
import { orNull } from '../applicants/application';
import { CsvPreview, CsvReading, StoredRows } from '../files/csv-file';
import { faultFields, importStates } from './application-import-constants';

const Field = oneOf(faultFields);
const State = oneOf(importStates);

const Column = Type.Integer({ minimum: 0, maximum: 199 });

/** For each field the place of its column, counted from 0; fields that the file lacks are absent. */
export const ImportMapping = Type.Object({
  firstName: Type.Optional(Column),
  lastName: Type.Optional(Column),
  fullName: Type.Optional(Column),
  /** A whole name whose last name stands first, with a comma behind it or none. */
  lastNameFirst: Type.Optional(Column),
  applicantEmail: Type.Optional(Column),
  phoneNumber: Type.Optional(Column),
  experience: Type.Optional(Column),
  /** Code or title of a job. */
  job: Type.Optional(Column),
  /** Name or identifier of a source. */
  source: Type.Optional(Column),
  comment: Type.Optional(Column),
});
export type ImportMapping = Static<typeof ImportMapping>;

/** A .csv file of at most 10 MB, and how it is to be read. */
export const ImportForm = Type.Object({ file: FilePart, ...CsvReading.properties });
export type ImportForm = Static<typeof ImportForm>;

export const ImportParams = Type.Object({ id: Id });
export type ImportParams = Static<typeof ImportParams>;

/** An import: what was read of its file, what is chosen, and how far it is. */
export const ApplicationImport = Type.Object({
  id: Id,
  fileName: Type.String(),
  ...CsvPreview.properties,
  /** What the columns probably are. */
  suggestion: ImportMapping,
  state: State,
  /** Rows of the file, and how many of them are done with. */
  total: Type.Integer(),
  imported: Type.Integer(),
  rejected: Type.Integer(),
  /** Chosen by the latest dry run. */
  mapping: orNull(ImportMapping),
  jobId: orNull(Id),
  sourceId: orNull(Id),
  createSources: Type.Boolean(),
  /** Why it stopped. */
  message: Type.String(),
  created_at: Type.String({ format: 'date-time' }),
});
export type ApplicationImport = Static<typeof ApplicationImport>;

/**
 * `jobId` and `sourceId` hold for rows whose own column is absent or empty. With `createSources` the
 * sources that rows name and that are missing are created when the import runs, which takes the
 * permission to edit them.
 */
export const ImportChoice = Type.Object({
  mapping: ImportMapping,
  jobId: Type.Optional(OptionalId),
  sourceId: Type.Optional(OptionalId),
  createSources: Type.Optional(Type.Boolean()),
});
export type ImportChoice = Static<typeof ImportChoice>;

const RowFault = Type.Object({ field: Field, message: Type.String() });
export type RowFault = Static<typeof RowFault>;

/** What a run would do. `line` counts as a spreadsheet does: the names of the columns stand in line 1. */
export const ImportForecast = Type.Object({
  total: Type.Integer(),
  good: Type.Integer(),
  bad: Type.Integer(),
  /** Good rows of people who may be known already; they go to the queue of duplicates. */
  suspected: Type.Integer(),
  /** The first rows as they will be stored. */
  stored: StoredRows,
  /** Sources that rows name and that are missing, the first of them by name. */
  missingSources: Type.Object({ count: Type.Integer(), names: Type.Array(Type.String()) }),
  /** The first hundred bad rows. */
  faults: Type.Array(Type.Object({ line: Type.Integer(), faults: Type.Array(RowFault) })),
});
export type ImportForecast = Static<typeof ImportForecast>;
