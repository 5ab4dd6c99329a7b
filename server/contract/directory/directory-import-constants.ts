import {
  directoryFields,
  directoryKindNames,
  type DirectoryFieldName,
  type DirectoryKind,
} from './directory-constants';

/** Rows of one file. */
export const mostDirectoryRows = 20_000;

/** How one column can hold the whole name of a person. */
export const wholeNames = {
  fullName: 'Full name',
  lastNameFirst: 'Full name, last name first',
} as const;
export type WholeName = keyof typeof wholeNames;

/** What a column of a file can be: a field of the kind, its external id, its status; of people their role or whole name. */
export type ImportField = DirectoryFieldName | 'externalId' | 'status' | 'role' | WholeName;

/** A column that is left out. */
export const noField = '-';

/** The fields of a kind in the order of its files, with the heading that its template and its export have. */
export const fileFields = (
  kind: DirectoryKind,
): { name: Exclude<ImportField, WholeName>; label: string }[] => [
  { name: 'externalId', label: 'External Id' },
  ...directoryFields(kind).map(([name, { label }]) => ({ name, label })),
  ...(kind === 'people' ? [{ name: 'role', label: 'Role' } as const] : []),
  { name: 'status', label: 'Status' },
];

/** What a column of a file of a kind can be. A column that is only read is added here. */
export const importFields = (kind: DirectoryKind): { name: ImportField; label: string }[] => [
  ...fileFields(kind),
  ...(kind === 'people'
    ? (Object.keys(wholeNames) as WholeName[]).map((name) => ({ name, label: wholeNames[name] }))
    : []),
];

/** Kinds whose records need nothing but a name: a file that names one can bring it along. */
export const creatableKinds = directoryKindNames.filter((kind) =>
  directoryFields(kind).every(([name, { required }]) => name === 'name' || !required),
);

/** Kinds that files of a kind name and that can come with them. */
export const namedKinds = (kind: DirectoryKind): DirectoryKind[] =>
  creatableKinds.filter(
    (other) =>
      other !== kind &&
      directoryFields(kind).some(([, field]) => field.type === 'record' && field.of === other),
  );

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
  wholeName: 'Choose either the column of the full name, or those of the first and last name.',
} as const;
