import type { Person, PersonFilter, PersonState } from 'server/contract/identity/people/person';
import { getPeople } from 'server/contract/identity/people/person.calls';
import { roleNames } from 'server/contract/identity/people/role-constants';
import { roles, type Role } from 'server/contract/permission';
import { pageReader } from 'shared-auth';
import { defineList, type FilterParts } from 'shell/sdk/list';
import { addressField } from 'shell/sdk/react';

export const personStateNames = {
  active: 'Active',
  uninvited: 'Not invited',
  invited: 'Invited',
  inactive: 'Deactivated',
  left: 'Left',
} as const satisfies Record<Person['state'], string>;

const allChoice = 'all' as const;
const personStates = Object.keys(personStateNames) as PersonState[];

export const peopleList = defineList({
  reader: pageReader(getPeople),
  key: 'personId',
  nameOf: ({ name }: Person) => name,
  one: 'person',
  many: 'people',
  sorts: ['name', 'email', 'lastSignIn'],
  fields: {
    role: addressField.choice<'all' | Role>([allChoice, ...roles], allChoice),
    state: addressField.choice<'all' | PersonState>([allChoice, ...personStates], allChoice),
  },
  filterOf: ({ role, state }): FilterParts<PersonFilter> => ({
    role: role === allChoice ? undefined : role,
    state: state === allChoice ? undefined : state,
  }),
  filters: [
    {
      kind: 'choice',
      field: 'role',
      label: 'Role',
      options: [
        { value: allChoice, label: 'All roles' },
        ...roles.map((value) => ({ value, label: roleNames[value] })),
      ],
    },
    {
      kind: 'choice',
      field: 'state',
      label: 'State',
      options: [
        { value: allChoice, label: 'All states' },
        ...Object.entries(personStateNames).map(([value, label]) => ({ value, label })),
      ],
    },
  ],
});
