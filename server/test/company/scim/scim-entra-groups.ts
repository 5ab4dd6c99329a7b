import { scimUrns } from '../../../contract/company/scim/scim-constants';
import {
  toErrorResponse,
  toFilterQuery,
  expectFields,
  expectNoBody,
  type ScimCase,
} from './scim-case';
import { toPatchBody } from './scim-parts';

export const entraGroupCases: ScimCase[] = [
  [
    'POST /Groups - Create a new Group with a member',
    ({ id, name }) => [
      'POST',
      '/Groups',
      {
        schemas: [
          scimUrns.group,
          'http://schemas.microsoft.com/2006/11/ResourceManagement/ADSCIM/2.0/Group',
        ],
        ...{
          externalId: `8aa1a0c0-${name}`,
          displayName: `Fresh ${name}`,
          members: [{ value: id }],
        },
        meta: { resourceType: 'Group' },
      },
    ],
    201,
    ({ id, name }) =>
      expect.objectContaining({
        ...{ displayName: `Fresh ${name}`, externalId: `8aa1a0c0-${name}` },
        members: [expect.objectContaining({ value: id, type: 'User' })],
      }),
  ],
  [
    'POST /Groups - Create a duplicate Group',
    ({ name }) => ['POST', '/Groups', { displayName: `TEAM ${name}` }],
    409,
    () => toErrorResponse(409, 'uniqueness'),
  ],
  [
    'GET /Groups - Filter by displayName without the members',
    ({ name }) => [
      'GET',
      `/Groups?excludedAttributes=members&${toFilterQuery(`displayName eq "Team ${name}"`)}`,
    ],
    200,
    ({ group }) =>
      expect.objectContaining({
        totalResults: 1,
        Resources: [
          expect.not.objectContaining({
            members: expect.anything(),
            id: expect.not.stringMatching(group),
          }),
        ],
      }),
  ],
  [
    'GET /Groups/Id without the members',
    ({ group }) => ['GET', `/Groups/${group}?excludedAttributes=members`],
    200,
    () => expect.not.objectContaining({ members: expect.anything() }),
  ],
  [
    'GET /Groups - Whether somebody is a member',
    ({ group, id }) => [
      'GET',
      `/Groups?${toFilterQuery(`id eq "${group}" and members eq "${id}"`)}`,
    ],
    200,
    expectFields({ totalResults: 1 }),
  ],
  [
    'GET /Groups - Whether somebody else is a member',
    ({ group, other }) => [
      'GET',
      `/Groups?${toFilterQuery(`id eq "${group}" and members[value eq "${other}"]`)}`,
    ],
    200,
    expectFields({ totalResults: 0 }),
  ],
  [
    'PATCH /Groups/Id - Patch Group - Non-member attributes',
    ({ group, name }) => [
      'PATCH',
      `/Groups/${group}`,
      toPatchBody({ op: 'Replace', path: 'displayName', value: `Second ${name}` }),
    ],
    200,
    ({ name }) => expect.objectContaining({ displayName: `Second ${name}` }),
  ],
  [
    'PATCH /Groups/Id - Update Group - Add Member',
    ({ group, other }) => [
      'PATCH',
      `/Groups/${group}`,
      toPatchBody({ op: 'Add', path: 'members', value: [{ $ref: null, value: other }] }),
    ],
    200,
    ({ id, other }) =>
      expect.objectContaining({
        members: [other, id].map((value) => expect.objectContaining({ value })),
      }),
  ],
  [
    'PATCH /Groups/Id - Update Group - Remove Member, named by a value',
    ({ group, id }) => [
      'PATCH',
      `/Groups/${group}`,
      toPatchBody({ op: 'Remove', path: 'members', value: [{ $ref: null, value: id }] }),
    ],
    200,
    () => expect.not.objectContaining({ members: expect.anything() }),
  ],
  [
    'PATCH /Groups/Id - Update Group - Remove all members',
    ({ group }) => ['PATCH', `/Groups/${group}`, toPatchBody({ op: 'remove', path: 'members' })],
    200,
    () => expect.not.objectContaining({ members: expect.anything() }),
  ],
  [
    'PATCH /Groups/Id - Update Group - Replace the members',
    ({ group, other }) => [
      'PATCH',
      `/Groups/${group}`,
      toPatchBody({ op: 'Replace', path: 'members', value: [{ value: other }] }),
    ],
    200,
    ({ other }) =>
      expect.objectContaining({ members: [expect.objectContaining({ value: other })] }),
  ],
  [
    'DELETE /Groups/Id - Delete a Group',
    ({ group }) => ['DELETE', `/Groups/${group}`],
    204,
    expectNoBody,
  ],
  [
    'DELETE /Groups/Id - Delete a non-existent Group',
    () => ['DELETE', '/Groups/9999'],
    404,
    () => toErrorResponse(404),
  ],
];
