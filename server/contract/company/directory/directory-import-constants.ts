import {
  directoryFields,
  directoryKindNames,
  type DirectoryFieldName,
  type DirectoryKind,
} from './directory-constants';

export const mostDirectoryRows = 20_000;

export const fullNameFields = {
  fullName: 'Full name',
  lastNameFirst: 'Full name, last name first',
} as const;
export type FullNameField = keyof typeof fullNameFields;

export type ImportField = DirectoryFieldName | 'externalId' | 'status' | 'role' | FullNameField;

/** Value for a file column that the import skips. */
export const noField = '-';

export const listImportFields = (
  kind: DirectoryKind,
): { name: Exclude<ImportField, FullNameField>; label: string }[] => [
  { name: 'externalId', label: 'External Id' },
  ...directoryFields(kind).map(([name, { label }]) => ({ name, label })),
  ...(kind === 'people' ? [{ name: 'role', label: 'Role' } as const] : []),
  { name: 'status', label: 'Status' },
];

export const importFields = (kind: DirectoryKind): { name: ImportField; label: string }[] => [
  ...listImportFields(kind),
  ...(kind === 'people'
    ? (Object.keys(fullNameFields) as FullNameField[]).map((name) => ({
        name,
        label: fullNameFields[name],
      }))
    : []),
];

/**
 * Kinds of directory records whose only required field is a name, so that an import can create missing
 * records.
 */
export const creatableKinds = directoryKindNames.filter((kind) =>
  directoryFields(kind).every(([name, { required }]) => name === 'name' || !required),
);

export const listReferencedKinds = (kind: DirectoryKind): DirectoryKind[] =>
  creatableKinds.filter(
    (other) =>
      other !== kind &&
      directoryFields(kind).some(([, field]) => field.type === 'record' && field.of === other),
  );

export const identityField = (kind: DirectoryKind): 'email' | 'name' =>
  kind === 'people' ? 'email' : 'name';

export const directoryImportMessages = {
  identity: (label: string) =>
    `Choose the column of the ${label.toLowerCase()} or of the external id.`,
  status: 'Write Active or Inactive.',
  role: (text: string, known: readonly string[]) =>
    `There is no role '${text}'. Write ${known.slice(0, -1).join(', ')} or ${known.at(-1) ?? ''}, several with a semicolon between them.`,
  wholeName: 'Choose either the column of the full name, or those of the first and last name.',
} as const;
