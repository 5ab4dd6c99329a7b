import { Type, type Static } from 'typebox';
import { scimUrns } from './scim-constants';
import { flag, list, Meta, saidText, schemas, text } from './scim-value';

const ScimName = Type.Object({
  formatted: saidText('The whole name.'),
  givenName: text('First name.'),
  familyName: text('Last name.'),
});

const ScimEmail = Type.Object({
  value: text('The address.', 200),
  type: text('`work`; others are not kept.'),
  primary: flag('The one that is kept.'),
  display: text('Not kept.', 200),
});

const UserGroup = Type.Object({
  value: saidText('Id of the group.'),
  display: saidText('Its name.'),
  type: saidText('`direct`.'),
});

const ScimManager = Type.Object({
  value: text('Id of the manager.', 20),
  displayName: saidText('Name of the manager.'),
});

export const EnterpriseUser = Type.Object(
  {
    employeeNumber: text('The external id of the directory, by which an HR system knows them.'),
    department: text('A department of the directory, by name; one that is new is added to it.'),
    manager: Type.Optional(ScimManager),
  },
  { description: 'Enterprise user' },
);

export const ScimUser = Type.Object(
  {
    schemas,
    id: saidText('The id that the console gave.'),
    externalId: text('The id that the identity provider gave.', 200),
    userName: text('What they sign in with; nobody else has it.', 200),
    name: Type.Optional(ScimName),
    displayName: saidText('The whole name.'),
    title: text('A designation of the directory, by name; one that is new is added to it.'),
    active: flag('Whether they come in. Whoever does not is signed out at once.'),
    emails: list(
      ScimEmail,
      20,
      'Their address: the primary one, else that for work, else the first.',
    ),
    groups: Type.Optional(
      Type.Array(UserGroup, { maxItems: 10_000, readOnly: true, description: 'Their groups.' }),
    ),
    meta: Type.Optional(Meta),
    [scimUrns.enterpriseUser]: Type.Optional(EnterpriseUser),
  },
  { description: 'User' },
);
export type ScimUser = Static<typeof ScimUser>;
