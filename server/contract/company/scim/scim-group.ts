import { Type, type Static } from 'typebox';
import { scimMost } from './scim-constants';
import { list, Meta, saidText, schemas, text } from './scim-value';

const ScimMember = Type.Object({
  value: text('Id of the person.', 20),
  display: saidText('Name of the person.'),
  type: saidText('`User`.'),
});

export const ScimGroup = Type.Object(
  {
    schemas,
    id: saidText('The id that the console gave.'),
    externalId: text('The id that the identity provider gave.', 200),
    displayName: text('The name of the hiring team; no other has it.'),
    members: list(ScimMember, scimMost.members, 'Whose jobs are those of the team.'),
    meta: Type.Optional(Meta),
  },
  { description: 'Group' },
);
export type ScimGroup = Static<typeof ScimGroup>;
