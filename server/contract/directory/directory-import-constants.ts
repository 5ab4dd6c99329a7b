import {
  directoryFields,
  type DirectoryFieldName,
  type DirectoryKind,
} from './directory-constants';

/** Rows of one file. */
export const mostDirectoryRows = 20_000;

/** What a column of a file can be: a field of the kind, its external id or its status. */
export type ImportField = DirectoryFieldName | 'externalId' | 'status';

/** A column that is left out. */
export const noField = '-';

/** The fields of a kind in the order of its files, with the heading that its template and its export have. */
export const importFields = (kind: DirectoryKind): { name: ImportField; label: string }[] => [
  { name: 'externalId', label: 'External Id' },
  ...directoryFields(kind).map(([name, { label }]) => ({ name, label })),
  { name: 'status', label: 'Status' },
];

/** What records of a kind are told apart by, beside their external id. */
export const identityField = (kind: DirectoryKind): 'email' | 'name' =>
  kind === 'people' ? 'email' : 'name';

/** Sentences of an import. */
export const directoryImportMessages = {
  identity: (label: string) =>
    `Choose the column of the ${label.toLowerCase()} or of the external id.`,
  status: 'Write Active or Inactive.',
} as const;
