import type { DirectoryKind } from 'server/contract/company/directory/directory-constants';
import type {
  DirectoryImport,
  DirectoryImportForm,
} from 'server/contract/company/directory/directory-import';
import {
  listImportFields,
  noField,
} from 'server/contract/company/directory/directory-import-constants';
import { directoryCalls } from 'server/contract/company/directory/directory.calls';
import { useWrite } from 'shared-auth';
import { formDataOf } from 'shell/sdk/forms';

export type ReadingOptions = Omit<DirectoryImportForm, 'file' | 'columns'>;

/** The file is sent again whenever the user changes the columns. */
export interface PreviewedFile {
  file: File;
  preview: DirectoryImport;
  readingOptions: ReadingOptions;
}

/** Field that is chosen for each file column, by column index; `''` for a skipped column. */
export type FileColumnValues = Record<`column${number}`, string>;

export const toFileColumnValues = ({ chosen }: DirectoryImport): FileColumnValues =>
  Object.fromEntries(chosen.map((name, at) => [`column${at}`, name === noField ? '' : name]));

const toImportForm = (
  file: File,
  readingOptions: ReadingOptions,
  values: FileColumnValues,
): FormData => {
  const body = formDataOf({
    ...readingOptions,
    ...(readingOptions.create?.length === 0 && { create: undefined }),
    file,
  });
  for (const name of Object.values(values)) body.append('columns', name || noField);
  return body;
};

/** Uploads a file and returns the expected outcome of its rows; stores nothing. @throws ApiError */
export const useImportPreview = (kind: DirectoryKind) => {
  const { send, isSending } = useWrite(directoryCalls[kind].preview);
  const preview = async (
    file: File,
    readingOptions: ReadingOptions,
    values: FileColumnValues = {},
    onProgress: (progress: number) => void = () => undefined,
  ): Promise<PreviewedFile> => {
    const { data } = await send({ body: toImportForm(file, readingOptions, values), onProgress });
    return { file, preview: data, readingOptions };
  };
  return { preview, isSending };
};

export const createImportTemplate = (kind: DirectoryKind): string =>
  `\uFEFF${listImportFields(kind)
    .map(({ label }) => label)
    .join()}\r\n`;
