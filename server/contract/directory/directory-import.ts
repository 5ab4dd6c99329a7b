import { Type, type Static, type TSchema } from 'typebox';
import { FilePart, Id, oneOf } from '../answer';
import { directoryKindNames, upsertOutcomes, type DirectoryKind } from './directory-constants';
import type { DayOrder } from '../files/day-order-constants';
import {
  CsvPreview,
  CsvReading,
  DayOrderChoice,
  DayOrderProposal,
  StoredRows,
} from '../files/csv-file';
import { maxCsvColumns } from '../files/csv-file-constants';
import { importFields, namedKinds, noField, type ImportField } from './directory-import-constants';
import { UpsertCounts, type UpsertRecord } from './directory-upsert';

/**
 * A .csv file of at most 10 MB, and what each of its columns is, in their order; without that it is
 * guessed by their names. `create` says of which kinds the records are made that the file names and that
 * are missing: the answer is as if they were there.
 */
export interface DirectoryImportForm extends CsvReading {
  file: Blob;
  columns?: (ImportField | typeof noField)[];
  dayOrder?: DayOrder;
  create?: DirectoryKind[];
}

const formOf = (kind: DirectoryKind): TSchema => {
  const created = namedKinds(kind);
  const names = [noField, ...importFields(kind).map(({ name }) => name)];
  return Type.Object({
    file: FilePart,
    columns: Type.Optional(Type.Array(oneOf(names), { maxItems: maxCsvColumns })),
    ...CsvReading.properties,
    dayOrder: DayOrderChoice,
    ...(created.length > 0 && {
      create: Type.Optional(Type.Array(oneOf(created), { maxItems: created.length })),
    }),
  });
};

/** The form of each kind. */
export const importForms = Object.fromEntries(
  directoryKindNames.map((kind) => [kind, formOf(kind)]),
) as Readonly<Record<DirectoryKind, TSchema>>;

/** A line of a file as a spreadsheet counts it, from 1, and what would become of it. */
const ImportLine = Type.Object({
  line: Type.Integer(),
  outcome: oneOf(upsertOutcomes),
  /** What the record is called. */
  name: Type.String(),
  id: Type.Union([Id, Type.Null()]),
  /** What is wrong, by field. */
  fields: Type.Optional(Type.Record(Type.String(), Type.String())),
});
export type ImportLine = Static<typeof ImportLine>;

/** A file as it was read, and what would become of its rows. Nothing is written or kept. */
export const DirectoryImport = Type.Object({
  ...CsvPreview.properties,
  /** What each column is taken for; `-` for one that is left out. */
  chosen: Type.Array(Type.String()),
  /** Null where no date of the file can be two days. */
  dayOrder: Type.Union([DayOrderProposal, Type.Null()]),
  /** The first rows as they will be stored. */
  stored: StoredRows,
  /** Names of what the file names and what is not there, of kinds that can be created with it. */
  missing: Type.Array(
    Type.Object({ kind: oneOf(directoryKindNames), names: Type.Array(Type.String()) }),
  ),
  total: Type.Integer(),
  ...UpsertCounts.properties,
  /** The first of each outcome. */
  lines: Type.Array(ImportLine),
  /** What remains to be sent, in the order in which it is to be sent. */
  records: Type.Array(
    Type.Object({ line: Type.Integer(), record: Type.Unsafe<UpsertRecord>(Type.Object({})) }),
  ),
  /** The refused rows as a CSV file, each with its line and the reason. */
  refusedFile: Type.String(),
});
export type DirectoryImport = Static<typeof DirectoryImport>;
