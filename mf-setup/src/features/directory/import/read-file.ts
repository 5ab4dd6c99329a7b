import type { DirectoryKind } from 'server/contract/company/directory/directory-constants';
import type {
  DirectoryImport,
  DirectoryImportForm,
} from 'server/contract/company/directory/directory-import';
import { fileFields, noField } from 'server/contract/company/directory/directory-import-constants';
import { directoryCalls } from 'server/contract/company/directory/directory.calls';
import { useWrite } from 'shared-auth';
import { formDataOf } from 'shell/sdk/forms';

export type ReadingOptions = Omit<DirectoryImportForm, 'file' | 'columns'>;

/** A file that was read; it is sent again where its columns are chosen anew. */
export interface ReadFile {
  file: File;
  preview: DirectoryImport;
  readingOptions: ReadingOptions;
}

/** What each column is by its place, `''` for one that is left out. */
export type ColumnValues = Record<`column${number}`, string>;

export const toColumnValues = ({ chosen }: DirectoryImport): ColumnValues =>
  Object.fromEntries(chosen.map((name, at) => [`column${at}`, name === noField ? '' : name]));

const importForm = (file: File, readingOptions: ReadingOptions, values: ColumnValues): FormData => {
  const body = formDataOf({
    ...readingOptions,
    ...(readingOptions.create?.length === 0 && { create: undefined }),
    file,
  });
  for (const name of Object.values(values)) body.append('columns', name || noField);
  return body;
};

/** Reads a file, and says what would become of its rows. @throws ApiError */
export const usePreview = (kind: DirectoryKind) => {
  const { send, isSending } = useWrite(directoryCalls[kind].preview);
  const preview = async (
    file: File,
    readingOptions: ReadingOptions,
    values: ColumnValues = {},
    onProgress: (progress: number) => void = () => undefined,
  ): Promise<ReadFile> => {
    const { data } = await send({ body: importForm(file, readingOptions, values), onProgress });
    return { file, preview: data, readingOptions };
  };
  return { preview, isSending };
};

export const createTemplate = (kind: DirectoryKind): string =>
  `\uFEFF${fileFields(kind)
    .map(({ label }) => label)
    .join()}\r\n`;
