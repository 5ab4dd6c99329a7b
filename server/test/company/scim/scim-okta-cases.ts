import { scimUrns } from '../../../contract/company/scim/scim-constants';
import {
  toErrorResponse,
  toFilterQuery,
  expectFields,
  toListResponse,
  expectNoBody,
  type ScimCase,
} from './scim-case';
import { toPatchBody, toPersonBody } from './scim-parts';

export const oktaCases: ScimCase[] = [
  [
    'Test Users endpoint',
    () => ['GET', '/Users?count=1&startIndex=1'],
    200,
    () => ({
      ...{ ...toListResponse, startIndex: 1, itemsPerPage: 1, totalResults: expect.any(Number) },
      Resources: [
        expect.objectContaining({
          ...{ id: expect.any(String), userName: expect.any(String), active: true },
          name: expect.objectContaining({
            ...{ familyName: expect.any(String), givenName: expect.any(String) },
          }),
          emails: [expect.objectContaining({ value: expect.any(String) })],
        }),
      ],
    }),
  ],
  [
    'Get Users/{{id}}',
    ({ id }) => ['GET', `/Users/${id}`],
    200,
    ({ id }) => expect.objectContaining({ id }),
  ],
  [
    'Test invalid User by username',
    () => ['GET', `/Users?${toFilterQuery('userName eq "nobody@example.com"')}`],
    200,
    () => ({ ...toListResponse, totalResults: 0, startIndex: 1, itemsPerPage: 0, Resources: [] }),
  ],
  [
    'Test invalid User by ID',
    () => ['GET', '/Users/010101001010101011001010101011'],
    404,
    () => toErrorResponse(404),
  ],
  [
    'Create Okta user with realistic values',
    ({ name }) => [
      'POST',
      '/Users',
      toPersonBody(`new-${name}`),
      { 'content-type': 'application/json' },
    ],
    201,
    ({ name }) =>
      expect.objectContaining({
        ...{ schemas: [scimUrns.user], id: expect.any(String), active: true },
        userName: `new-${name}@example.com`,
        name: { givenName: `new-${name}`, familyName: 'Okafor', formatted: `new-${name} Okafor` },
      }),
  ],
  [
    'Expect failure when recreating user with same values',
    ({ name }) => ['POST', '/Users', toPersonBody(name)],
    409,
    () => toErrorResponse(409, 'uniqueness'),
  ],
  [
    'Username Case Sensitivity Check',
    ({ name }) => [
      'GET',
      `/Users?${toFilterQuery(`userName eq "${name.toUpperCase()}@EXAMPLE.COM"`)}`,
    ],
    200,
    ({ id }) =>
      expect.objectContaining({ totalResults: 1, Resources: [expect.objectContaining({ id })] }),
  ],
  [
    'Create user with the password, locale and groups that Okta sends',
    ({ name }) => [
      'POST',
      '/Users',
      toPersonBody(`more-${name}`, {
        locale: 'en-US',
        groups: [],
        password: '1mz050nq',
        externalId: `ext-${name}`,
      }),
    ],
    201,
    ({ name }) => expect.objectContaining({ externalId: `ext-${name}` }),
  ],
  [
    'Update user by PUT',
    ({ id, name }) => [
      'PUT',
      `/Users/${id}`,
      toPersonBody(name, { id, name: { givenName: 'Ngozi', familyName: 'Eze' }, title: 'Baker' }),
    ],
    200,
    expectFields({ title: 'Baker', displayName: 'Ngozi Eze' }),
  ],
  [
    'Deactivate user by PATCH without a path',
    ({ id }) => ['PATCH', `/Users/${id}`, toPatchBody({ op: 'replace', value: { active: false } })],
    200,
    expectFields({ active: false }),
  ],
  [
    'Add members to a group',
    ({ group, other }) => [
      'PATCH',
      `/Groups/${group}`,
      toPatchBody({
        op: 'add',
        path: 'members',
        value: [{ value: other, display: 'x@example.com' }],
      }),
    ],
    200,
    ({ id, other }) =>
      expect.objectContaining({
        members: [other, id].map((value) => expect.objectContaining({ value })),
      }),
  ],
  [
    'Remove a member of a group by its value',
    ({ group, id }) => [
      'PATCH',
      `/Groups/${group}`,
      toPatchBody({ op: 'remove', path: `members[value eq "${id}"]` }),
    ],
    200,
    () => expect.not.objectContaining({ members: expect.anything() }),
  ],
  [
    'Rename a group without a path, with its id in the value',
    ({ group, name }) => [
      'PATCH',
      `/Groups/${group}`,
      toPatchBody({ op: 'replace', value: { id: group, displayName: `Renamed ${name}` } }),
    ],
    200,
    ({ name }) => expect.objectContaining({ displayName: `Renamed ${name}` }),
  ],
  [
    'Find the groups to link',
    () => ['GET', '/Groups?startIndex=1&count=100'],
    200,
    () => expect.objectContaining({ ...toListResponse, startIndex: 1 }),
  ],
  ['Delete a group', ({ group }) => ['DELETE', `/Groups/${group}`], 204, expectNoBody],
];
