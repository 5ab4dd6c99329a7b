import type { LookupName } from '../../lookups';

interface FieldBasics {
  label: string;
  required?: true;
}

interface ValueField extends FieldBasics {
  type: 'text' | 'email' | 'day';
  most: number;
}

interface ReferenceField extends FieldBasics {
  type: 'record';
  of: DirectoryKind | 'countries';
}

export type DirectoryField = ValueField | ReferenceField;

export interface DirectoryDeclaration {
  one: string;
  many: string;
  record: string;
  /** Fields of the kind, in the order of forms, columns and export files. */
  fields: Readonly<Partial<Record<DirectoryFieldName, DirectoryField>>>;
}

export const directoryKindNames = [
  'departments',
  'divisions',
  'designations',
  'functions',
  'locations',
  'cities',
  'branches',
  'skills',
  'people',
] as const;
export type DirectoryKind = (typeof directoryKindNames)[number];

export type DirectoryValueName =
  | 'name'
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'address'
  | 'pincode'
  | 'region'
  | 'joiningDate'
  | 'leavingDate';
export type DirectoryReferenceName =
  | 'division'
  | 'parent'
  | 'head'
  | 'city'
  | 'country'
  | 'designation'
  | 'department'
  | 'branch'
  | 'manager';
export type DirectoryFieldName = DirectoryValueName | DirectoryReferenceName;

const text = (label: string, most = 100): ValueField => ({ type: 'text', label, most });
const requiredField = <Field extends DirectoryField>(field: Field): Field => ({
  ...field,
  required: true,
});
const dayField = (label: string): ValueField => ({ type: 'day', label, most: 10 });
const referenceTo = (of: ReferenceField['of'], label: string): ReferenceField => ({
  type: 'record',
  of,
  label,
});
const nameField = requiredField(text('Name'));

export const directoryKinds: Readonly<Record<DirectoryKind, DirectoryDeclaration>> = {
  departments: {
    one: 'department',
    many: 'departments',
    record: 'department',
    fields: {
      name: nameField,
      division: referenceTo('divisions', 'Division'),
      parent: referenceTo('departments', 'Part of'),
      head: referenceTo('people', 'Head'),
    },
  },
  divisions: {
    one: 'division',
    many: 'divisions',
    record: 'division',
    fields: { name: nameField },
  },
  designations: {
    one: 'designation',
    many: 'designations',
    record: 'designation',
    fields: { name: nameField },
  },
  functions: {
    one: 'function',
    many: 'functions',
    record: 'function',
    fields: {
      name: nameField,
      parent: referenceTo('functions', 'Part of'),
      head: referenceTo('people', 'Head'),
    },
  },
  locations: {
    one: 'location',
    many: 'locations',
    record: 'location',
    fields: {
      name: nameField,
      address: text('Address', 500),
      pincode: text('Pincode', 20),
      region: text('State or Region'),
      city: requiredField(referenceTo('cities', 'City')),
    },
  },
  cities: {
    one: 'city',
    many: 'cities',
    record: 'city',
    fields: { name: nameField, country: requiredField(referenceTo('countries', 'Country')) },
  },
  branches: { one: 'branch', many: 'branches', record: 'branch', fields: { name: nameField } },
  skills: { one: 'skill', many: 'skills', record: 'skill', fields: { name: nameField } },
  people: {
    one: 'person',
    many: 'people',
    record: 'person',
    fields: {
      firstName: requiredField(text('First Name')),
      lastName: text('Last Name'),
      email: requiredField({ type: 'email', label: 'E-mail', most: 200 }),
      designation: referenceTo('designations', 'Designation'),
      department: referenceTo('departments', 'Department'),
      branch: referenceTo('branches', 'Branch'),
      manager: referenceTo('people', 'Manager'),
      joiningDate: dayField('Joining Date'),
      // From the leaving date on, the person cannot sign in; payouts of their referrals depend on it too.
      leavingDate: dayField('Leaving Date'),
    },
  },
};

export const directoryFields = (kind: DirectoryKind) =>
  Object.entries(directoryKinds[kind].fields) as [DirectoryFieldName, DirectoryField][];

export const directoryLookup = (kind: ReferenceField['of']): LookupName =>
  kind === 'people' ? 'users' : kind;

export const bodyName = (name: DirectoryFieldName, { type }: DirectoryField): string =>
  type === 'record' ? `${name}Id` : name;

/** Maximum length of an external id, a record's id in another system. */
export const mostExternalId = 100;

export const mostUpsertRecords = 1_000;

export const mostReferenceText = 300;

export const upsertOutcomes = ['created', 'updated', 'unchanged', 'refused'] as const;
export type UpsertOutcome = (typeof upsertOutcomes)[number];

export const upsertMessages = {
  roles: 'Only administrators give roles. Leave them out, or ask an administrator to import this.',
  merged: (one: string, name: string) =>
    `The ${one} of this external id was merged into '${name}'. Send the external id of that one, or give it this one.`,
  required: 'This field is required',
  none: (one: string, text: string) => `There is no ${one} '${text}'.`,
  several: (many: string, text: string) =>
    `More than one of the ${many} is called '${text}'. Give the external id.`,
  repeated: (one: string) => `The same ${one} stands further up.`,
  refused: (text: string) => `'${text}' is refused itself, so that nothing can name it.`,
  circle: 'Choose another: this would stand above itself, directly or through others.',
} as const;
