import { Type, type Static } from 'typebox';
import { FilePart, Id, oneOf, OptionalId } from '../../answer';
import { orNull } from '../applications/application';
import { CsvPreview, CsvReadingOptions, StoredRows } from '../../platform/files/csv-file';
import { faultFields, importStates } from './application-import-constants';

const FaultField = oneOf(faultFields);
const ImportStateName = oneOf(importStates);

const Column = Type.Integer({ minimum: 0, maximum: 199 });

/** Maps each field to a column index of the file, from 0; fields without a column are absent. */
export const ImportMapping = Type.Object({
  firstName: Type.Optional(Column),
  lastName: Type.Optional(Column),
  fullName: Type.Optional(Column),
  lastNameFirst: Type.Optional(Column),
  applicantEmail: Type.Optional(Column),
  phoneNumber: Type.Optional(Column),
  experience: Type.Optional(Column),
  job: Type.Optional(Column),
  source: Type.Optional(Column),
  comment: Type.Optional(Column),
});
export type ImportMapping = Static<typeof ImportMapping>;

export const ImportForm = Type.Object({ file: FilePart, ...CsvReadingOptions.properties });
export type ImportForm = Static<typeof ImportForm>;

export const ImportParams = Type.Object({ id: Id });
export type ImportParams = Static<typeof ImportParams>;

export const ApplicationImport = Type.Object({
  id: Id,
  fileName: Type.String(),
  ...CsvPreview.properties,
  suggestion: ImportMapping,
  state: ImportStateName,
  total: Type.Integer(),
  imported: Type.Integer(),
  rejected: Type.Integer(),
  mapping: orNull(ImportMapping),
  jobId: orNull(Id),
  sourceId: orNull(Id),
  createSources: Type.Boolean(),
  message: Type.String(),
  created_at: Type.String({ format: 'date-time' }),
});
export type ApplicationImport = Static<typeof ApplicationImport>;

/**
 * Choice of columns and defaults: `jobId` and `sourceId` apply to rows without a value; `createSources`
 * requires the permission `setup:edit-hiring`.
 */
export const ImportChoice = Type.Object({
  mapping: ImportMapping,
  jobId: Type.Optional(OptionalId),
  sourceId: Type.Optional(OptionalId),
  createSources: Type.Optional(Type.Boolean()),
});
export type ImportChoice = Static<typeof ImportChoice>;

const RowFault = Type.Object({ field: FaultField, message: Type.String() });
export type RowFault = Static<typeof RowFault>;

/**
 * Result of a dry run of an import. `line` counts from 1, as in a spreadsheet; line 1 contains the column
 * names.
 */
export const ImportForecast = Type.Object({
  total: Type.Integer(),
  good: Type.Integer(),
  bad: Type.Integer(),
  /** Number of valid rows whose applicants may already exist; they are added to the duplicates queue. */
  suspected: Type.Integer(),
  stored: StoredRows,
  missingSources: Type.Object({ count: Type.Integer(), names: Type.Array(Type.String()) }),
  faults: Type.Array(Type.Object({ line: Type.Integer(), faults: Type.Array(RowFault) })),
});
export type ImportForecast = Static<typeof ImportForecast>;
