import type { DirectoryKind } from 'server/contract/directory/directory-constants';
import type {
  DirectoryImport,
  DirectoryImportForm,
} from 'server/contract/directory/directory-import';
import { fileFields, noField } from 'server/contract/directory/directory-import-constants';
import { formDataOf } from 'shell/sdk/forms';

/** The steps of an import, in their order. */
export const steps = [
  { id: 'file', label: 'Choose a file' },
  { id: 'columns', label: 'Name its columns' },
  { id: 'check', label: 'Check the rows' },
  { id: 'run', label: 'Import' },
] as const;
export type StepId = (typeof steps)[number]['id'];

/** What a person says of a file. */
export type ReadingOptions = Omit<DirectoryImportForm, 'file' | 'columns'>;

/** A file that was read; it is sent again where its columns are chosen anew. */
export interface ReadFile {
  file: File;
  preview: DirectoryImport;
  readingOptions: ReadingOptions;
}

/** What each column is by its place, `''` for one that is left out. */
export type ColumnValues = Record<`column${number}`, string>;

export const columnValuesOf = ({ chosen }: DirectoryImport): ColumnValues =>
  Object.fromEntries(chosen.map((name, at) => [`column${at}`, name === noField ? '' : name]));

/** The form of the call: the file, and a word for each column once they are chosen. */
export const importForm = (
  file: File,
  readingOptions: ReadingOptions,
  values?: ColumnValues,
): FormData => {
  const body = formDataOf({
    ...readingOptions,
    ...(readingOptions.create?.length === 0 && { create: undefined }),
    file,
  });
  for (const name of Object.values(values ?? {})) body.append('columns', name || noField);
  return body;
};

/** A file with the headings of a kind and no row. */
export const templateOf = (kind: DirectoryKind): string =>
  `\uFEFF${fileFields(kind)
    .map(({ label }) => label)
    .join()}\r\n`;
