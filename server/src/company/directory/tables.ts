import {
  directoryFields,
  directoryKindNames,
  directoryKinds,
  type DirectoryField,
  type DirectoryFieldName,
  type DirectoryKind,
} from '../../../contract/company/directory/directory-constants';

export interface DirectoryReference {
  table: string;
  column: string;
  one: string;
  many: string;
  /** Kind of the list whose records contain the reference. */
  kind?: string;
}

interface DirectoryTable {
  table: string;
  /** Column with the name, if it is not `name`. */
  nameColumn?: string;
  uses?: readonly DirectoryReference[];
}

const createJobUse = (
  column: string,
  kind = 'job',
  one = 'job',
  many = 'jobs',
): DirectoryReference => ({
  ...{ table: 'job', column, kind, one, many },
});
const createSlabUse = (column: string): DirectoryReference => ({
  ...{ table: 'referral_amount', column, kind: 'referral-amount' },
  ...{ one: 'referral slab', many: 'referral slabs' },
});
const createJobLinkUse = (table: string, column: string): DirectoryReference => ({
  ...createJobUse(column),
  table,
});

export const directoryTables: Readonly<Record<DirectoryKind, DirectoryTable>> = {
  departments: {
    table: 'department',
    uses: [
      createJobUse('department_id'),
      createJobUse(
        'sub_department_id',
        'job-below',
        'job as sub-department',
        'jobs as sub-department',
      ),
      createSlabUse('department_id'),
    ],
  },
  divisions: { table: 'division', uses: [createJobUse('division_id')] },
  designations: {
    table: 'designation',
    uses: [
      createJobUse('designation_id'),
      createSlabUse('designation_id'),
      {
        ...{ table: 'referral_eligibility', column: 'designation_id' },
        ...{ one: 'rule of eligibility', many: 'rules of eligibility' },
      },
    ],
  },
  functions: {
    table: 'organization_function',
    uses: [
      createJobUse('function_id'),
      createJobUse('sub_function_id', 'job-below', 'job as sub-function', 'jobs as sub-function'),
    ],
  },
  locations: {
    table: 'location',
    nameColumn: 'display',
    uses: [createJobLinkUse('job_location', 'location_id')],
  },
  cities: {
    table: 'city',
    uses: [
      {
        ...{ table: 'hiring_group', column: 'city_id' },
        ...{ one: 'hiring team', many: 'hiring teams' },
      },
    ],
  },
  branches: { table: 'branch' },
  skills: { table: 'skill', uses: [createJobLinkUse('job_skill', 'skill_id')] },
  people: { table: 'app_user' },
};

export const getDirectoryTable = (of: DirectoryKind | 'countries'): string =>
  of === 'countries' ? 'country' : directoryTables[of].table;

export const getColumnName = (
  kind: DirectoryKind,
  name: DirectoryFieldName,
  { type }: DirectoryField,
): string => {
  if (name === 'name') return directoryTables[kind].nameColumn ?? 'name';
  const plain = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return type === 'record' ? `${plain}_id` : plain;
};

export const listDirectoryUses = (kind: DirectoryKind): DirectoryReference[] => [
  ...(directoryTables[kind].uses ?? []),
  ...directoryKindNames.flatMap((other) =>
    directoryFields(other).flatMap(([name, field]): DirectoryReference[] => {
      if (field.type !== 'record' || field.of !== kind) return [];
      const { one, many } = directoryKinds[other];
      const words = name === 'parent' ? [`${one} below it`, `${many} below it`] : [one, many];
      return [
        {
          ...{ table: directoryTables[other].table, column: getColumnName(other, name, field) },
          ...{ one: words[0] ?? one, many: words[1] ?? many, kind: `${other}.${name}` },
        },
      ];
    }),
  ),
];
