import {
  directoryFields,
  type DirectoryFieldName,
  type DirectoryKind,
} from './directory-constants';

/** Rows of one file. */
export const mostDirectoryRows = 20_000;

/** What a column of a file can be: a field of the kind, its external id or its status; of people their role. */
export type ImportField = DirectoryFieldName | 'externalId' | 'status' | 'role';

/** A column that is left out. */
export const noField = '-';

/** The fields of a kind in the order of its files, with the heading that its template and its export have. */
export const importFields = (kind: DirectoryKind): { name: ImportField; label: string }[] => [
  { name: 'externalId', label: 'External Id' },
  ...directoryFields(kind).map(([name, { label }]) => ({ name, label })),
  ...(kind === 'people' ? [{ name: 'role', label: 'Role' } as const] : []),
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
  role: (text: string, known: readonly string[]) =>
    `There is no role '${text}'. Write ${known.slice(0, -1).join(', ')} or ${known.at(-1) ?? ''}, several with a semicolon between them.`,
} as const;
