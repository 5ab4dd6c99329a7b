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

const enterprise = scimUrns.enterpriseUser;

export const entraUserCases: ScimCase[] = [
  [
    'Test connection: a filter that finds nobody',
    () => ['GET', `/Users?${toFilterQuery('userName eq "2ee1b3f0-7cf1-4f21"')}`],
    200,
    () => ({ ...toListResponse, totalResults: 0, startIndex: 1, itemsPerPage: 0, Resources: [] }),
  ],
  [
    'POST /Users - Create a new User',
    ({ name }) => [
      'POST',
      '/Users',
      {
        schemas: [scimUrns.user, enterprise],
        ...{ externalId: `0a21f0f2-${name}`, userName: `entra-${name}@example.com`, active: true },
        ...{ displayName: 'Ada L', title: 'Head baker', preferredLanguage: 'en-GB' },
        emails: [{ primary: true, type: 'work', value: `entra-${name}@example.com` }],
        meta: { resourceType: 'User' },
        name: { formatted: 'Ada Lund', familyName: 'Lund', givenName: 'Ada' },
        phoneNumbers: [{ type: 'work', value: '12345' }],
        addresses: [{ type: 'work', formatted: '1 Mill Road' }],
        roles: [],
        [enterprise]: { department: 'Pastry', employeeNumber: `E-${name}`, costCenter: '12' },
      },
    ],
    201,
    ({ name }) =>
      expect.objectContaining({
        ...{ schemas: [scimUrns.user, enterprise], externalId: `0a21f0f2-${name}` },
        ...{ title: 'Head baker', active: true },
        [enterprise]: { department: 'Pastry', employeeNumber: `E-${name}` },
      }),
  ],
  [
    'POST /Users - Create a duplicate User',
    ({ name }) => ['POST', '/Users', toPersonBody(name.toUpperCase())],
    409,
    () => toErrorResponse(409, 'uniqueness'),
  ],
  [
    'GET /Users - Filter for an existing User',
    ({ name }) => ['GET', `/Users?${toFilterQuery(`userName eq "${name}@example.com"`)}`],
    200,
    ({ id }) =>
      expect.objectContaining({ totalResults: 1, Resources: [expect.objectContaining({ id })] }),
  ],
  [
    'GET /Users - Filter by the id of the provider, exactly',
    ({ name }) => ['GET', `/Users?${toFilterQuery(`externalId eq "known-${name}"`)}`],
    200,
    ({ id }) =>
      expect.objectContaining({ totalResults: 1, Resources: [expect.objectContaining({ id })] }),
  ],
  [
    'GET /Users - Filter by the value of an address of a type',
    ({ name }) => [
      'GET',
      `/Users?${toFilterQuery(`emails[type eq "work"].value eq "${name}@example.com"`)}`,
    ],
    200,
    expectFields({ totalResults: 1 }),
  ],
  [
    'PATCH /Users/Id - Patch User - Update User with Replace attributes',
    ({ id, other, name }) => [
      'PATCH',
      `/Users/${id}`,
      toPatchBody(
        { op: 'Replace', path: 'name.givenName', value: 'Adaeze' },
        {
          op: 'Replace',
          path: 'emails[type eq "work"].value',
          value: `second-${name}@example.com`,
        },
        { op: 'Replace', path: `${enterprise}:department`, value: 'Sourdough' },
        { op: 'Replace', path: `${enterprise}:manager`, value: other },
        { op: 'Replace', path: 'displayName', value: 'Someone else' },
        { op: 'Replace', path: 'phoneNumbers[type eq "work"].value', value: '99' },
      ),
    ],
    200,
    ({ name, other }) =>
      expect.objectContaining({
        ...{ displayName: 'Adaeze Okafor' },
        emails: [{ value: `second-${name}@example.com`, type: 'work', primary: true }],
        [enterprise]: {
          department: 'Sourdough',
          manager: expect.objectContaining({ value: other }),
        },
      }),
  ],
  [
    'PATCH /Users/Id - Patch User - Update User with Add verbs',
    ({ id, name }) => [
      'PATCH',
      `/Users/${id}`,
      toPatchBody(
        { op: 'Add', path: 'title', value: 'Baker' },
        { op: 'Add', path: 'emails[type eq "other"].value', value: `private-${name}@example.com` },
        { op: 'Add', path: `${enterprise}:employeeNumber`, value: `N-${name}` },
      ),
    ],
    200,
    ({ name }) =>
      expect.objectContaining({
        title: 'Baker',
        emails: [{ value: `${name}@example.com`, type: 'work', primary: true }],
        [enterprise]: { employeeNumber: `N-${name}` },
      }),
  ],
  [
    'PATCH /Users/Id - Patch User - Many attributes without a path',
    ({ id }) => [
      'PATCH',
      `/Users/${id}`,
      toPatchBody({
        op: 'replace',
        value: {
          ...{ 'name.familyName': 'Lund', TITLE: 'Miller', Active: 'True' },
          [`${enterprise}:department`]: 'Mill',
        },
      }),
    ],
    200,
    expectFields({ title: 'Miller', active: true, [enterprise]: { department: 'Mill' } }),
  ],
  [
    'PATCH /Users/Id - Patch User - Manager as an object with $ref, then removed',
    ({ id, other }) => [
      'PATCH',
      `/Users/${id}`,
      toPatchBody(
        {
          op: 'Add',
          path: `${enterprise}:manager`,
          value: [{ $ref: `../Users/${other}`, value: other }],
        },
        { op: 'Remove', path: `${enterprise}:manager` },
      ),
    ],
    200,
    () => expect.not.objectContaining({ [enterprise]: expect.anything() }),
  ],
  [
    'PATCH /Users/Id - Patch User - Update the userName',
    ({ id, name }) => [
      'PATCH',
      `/Users/${id}`,
      toPatchBody({ op: 'Replace', path: 'userName', value: `Renamed-${name}@example.com` }),
    ],
    200,
    ({ name }) => expect.objectContaining({ userName: `Renamed-${name}@example.com` }),
  ],
  [
    'PATCH /Users/Id - Patch User - Disable User',
    ({ id }) => [
      'PATCH',
      `/Users/${id}`,
      toPatchBody({ op: 'Replace', path: 'active', value: 'False' }),
    ],
    200,
    expectFields({ active: false }),
  ],
  ['DELETE /Users/Id - Delete a User', ({ id }) => ['DELETE', `/Users/${id}`], 204, expectNoBody],
  [
    'DELETE /Users/Id - Delete a non-existent User',
    () => ['DELETE', '/Users/999999'],
    404,
    () => toErrorResponse(404),
  ],
];
