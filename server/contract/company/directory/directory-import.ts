import { Type, type Static, type TSchema } from 'typebox';
import { FilePart, Id, oneOf } from '../../answer';
import { directoryKindNames, upsertOutcomes, type DirectoryKind } from './directory-constants';
import type { DayOrder } from '../../platform/files/day-order-constants';
import {
  CsvPreview,
  CsvReadingOptions,
  DayOrderChoice,
  DayOrderProposal,
  StoredRows,
} from '../../platform/files/csv-file';
import { maxCsvColumns } from '../../platform/files/csv-file-constants';
import {
  importFields,
  listReferencedKinds,
  noField,
  type ImportField,
} from './directory-import-constants';
import { UpsertCounts, type UpsertRecord } from './directory-upsert';

/**
 * Import of a .csv file of at most 10 MB. `columns` maps file columns to fields, guessed if absent; `create`
 * names kinds whose missing records are created.
 */
export interface DirectoryImportForm extends CsvReadingOptions {
  file: Blob;
  columns?: (ImportField | typeof noField)[];
  dayOrder?: DayOrder;
  create?: DirectoryKind[];
}

const createImportForm = (kind: DirectoryKind): TSchema => {
  const created = listReferencedKinds(kind);
  const names = [noField, ...importFields(kind).map(({ name }) => name)];
  return Type.Object({
    file: FilePart,
    columns: Type.Optional(Type.Array(oneOf(names), { maxItems: maxCsvColumns })),
    ...CsvReadingOptions.properties,
    dayOrder: DayOrderChoice,
    ...(created.length > 0 && {
      create: Type.Optional(Type.Array(oneOf(created), { maxItems: created.length })),
    }),
  });
};

export const importForms = Object.fromEntries(
  directoryKindNames.map((kind) => [kind, createImportForm(kind)]),
) as Readonly<Record<DirectoryKind, TSchema>>;

/** `line` counts from 1, as in a spreadsheet. */
const ImportLine = Type.Object({
  line: Type.Integer(),
  outcome: oneOf(upsertOutcomes),
  name: Type.String(),
  id: Type.Union([Id, Type.Null()]),
  fields: Type.Optional(Type.Record(Type.String(), Type.String())),
});
export type ImportLine = Static<typeof ImportLine>;

/** Result of the dry run of an import, which writes nothing. */
export const DirectoryImport = Type.Object({
  ...CsvPreview.properties,
  chosen: Type.Array(Type.String()),
  /** Proposed order of day and month; null if no date in the file is ambiguous. */
  dayOrder: Type.Union([DayOrderProposal, Type.Null()]),
  stored: StoredRows,
  missing: Type.Array(
    Type.Object({ kind: oneOf(directoryKindNames), names: Type.Array(Type.String()) }),
  ),
  total: Type.Integer(),
  ...UpsertCounts.properties,
  lines: Type.Array(ImportLine),
  records: Type.Array(
    Type.Object({ line: Type.Integer(), record: Type.Unsafe<UpsertRecord>(Type.Object({})) }),
  ),
  refusedFile: Type.String(),
});
export type DirectoryImport = Static<typeof DirectoryImport>;
