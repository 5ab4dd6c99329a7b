import { scimUrns } from '../../../contract/company/scim/scim-constants';
import {
  toErrorResponse,
  toFilterQuery,
  expectFields,
  toListResponse,
  type ScimCase,
} from './scim-case';
import { toPatchBody, toPersonBody } from './scim-parts';

export const standardCases: ScimCase[] = [
  [
    '3.4.2.2: an attribute that nothing is found by',
    () => ['GET', `/Users?${toFilterQuery('shoeSize eq "42"')}`],
    400,
    () => toErrorResponse(400, 'invalidFilter'),
  ],
  [
    '3.4.2.2: no filter',
    () => ['GET', `/Users?${toFilterQuery('userName')}`],
    400,
    () => toErrorResponse(400, 'invalidFilter'),
  ],
  [
    '3.4.2.2: a text where there is a switch',
    () => ['GET', `/Users?${toFilterQuery('active gt "x"')}`],
    400,
    () => toErrorResponse(400, 'invalidFilter'),
  ],
  [
    '3.4.2.2: and, or, not, pr, co, sw, ew and brackets',
    ({ name }) => [
      'GET',
      `/Users?${toFilterQuery(
        `(userName sw "${name}" and name.familyName co "KAF") and not (title pr or userName ew "%")`,
      )}`,
    ],
    200,
    ({ id }) => expect.objectContaining({ Resources: [expect.objectContaining({ id })] }),
  ],
  [
    '3.4.2.2: what is not there is unlike any value',
    ({ name }) => ['GET', `/Users?${toFilterQuery(`userName sw "${name}" and title ne "Baker"`)}`],
    200,
    expectFields({ totalResults: 1 }),
  ],
  [
    '3.4.2.2: times, and an attribute with the name of its schema',
    ({ name }) => [
      'GET',
      `/Users?${toFilterQuery(
        `${scimUrns.user}:userName sw "${name}" and meta.lastModified ge "2020-01-01T00:00:00Z"`,
      )}`,
    ],
    200,
    expectFields({ totalResults: 1 }),
  ],
  [
    '3.4.2.3: sorted downwards',
    ({ name }) => [
      'GET',
      `/Users?sortBy=title&sortOrder=descending&${toFilterQuery(`emails.value co "${name}@"`)}`,
    ],
    200,
    expectFields({ totalResults: 2 }),
  ],
  [
    '3.4.2.3: sorted by nothing',
    () => ['GET', '/Users?sortBy=shoeSize'],
    400,
    () => toErrorResponse(400, 'invalidPath'),
  ],
  [
    '3.4.2.4: no entry, only their number',
    () => ['GET', '/Users?count=0'],
    200,
    () => ({
      ...toListResponse,
      totalResults: expect.any(Number),
      startIndex: 1,
      itemsPerPage: 0,
      Resources: [],
    }),
  ],
  [
    '3.4.2.4: a place below the first, a number below none',
    () => ['GET', '/Users?startIndex=-5&count=-1'],
    200,
    expectFields({ startIndex: 1, itemsPerPage: 0 }),
  ],
  [
    '3.4.2.4: a number that is none',
    () => ['GET', '/Users?count=many'],
    400,
    () => toErrorResponse(400, 'invalidValue'),
  ],
  [
    '3.4.2.5: only some attributes',
    ({ id }) => ['GET', `/Users/${id}?attributes=userName,name.familyName,emails.value,unknown`],
    200,
    ({ id, name }) => ({
      ...{ schemas: [scimUrns.user], id, userName: `${name}@example.com` },
      ...{ name: { familyName: 'Okafor' }, emails: [{ value: `${name}@example.com` }] },
    }),
  ],
  [
    '3.4.2.5: all but some attributes; the id stays',
    ({ id }) => [
      'GET',
      `/Users/${id}?excludedAttributes=id,name,emails.type,meta,groups,externalId`,
    ],
    200,
    ({ id, name }) => ({
      ...{ schemas: [scimUrns.user], id, userName: `${name}@example.com`, active: true },
      ...{ displayName: `${name} Okafor` },
      emails: [{ value: `${name}@example.com`, primary: true }],
    }),
  ],
  [
    '3.5.1: an attribute that nobody knows',
    ({ id, name }) => ['PUT', `/Users/${id}`, toPersonBody(name, { shoeSize: 42 })],
    400,
    () => toErrorResponse(400, 'invalidSyntax'),
  ],
  [
    '3.5.1: a replacement without its userName',
    ({ id }) => ['PUT', `/Users/${id}`, { schemas: [scimUrns.user], active: true }],
    400,
    () => toErrorResponse(400, 'invalidValue'),
  ],
  [
    '3.5.2: a path that nobody knows',
    ({ id }) => [
      'PATCH',
      `/Users/${id}`,
      toPatchBody({ op: 'replace', path: 'shoeSize', value: 1 }),
    ],
    400,
    () => toErrorResponse(400, 'invalidPath'),
  ],
  [
    '3.5.2: a path into an object of JavaScript',
    ({ id }) => [
      'PATCH',
      `/Users/${id}`,
      toPatchBody({ op: 'replace', value: { 'constructor.prototype.polluted': 1 } }),
    ],
    400,
    () => toErrorResponse(400, 'invalidPath'),
  ],
  [
    '3.5.2: an operation that is none',
    ({ id }) => ['PATCH', `/Users/${id}`, toPatchBody({ op: 'move', path: 'title', value: 'x' })],
    400,
    () => toErrorResponse(400, 'invalidSyntax'),
  ],
  [
    '3.5.2.2: nothing is said to be removed',
    ({ id }) => ['PATCH', `/Users/${id}`, toPatchBody({ op: 'remove' })],
    400,
    () => toErrorResponse(400, 'noTarget'),
  ],
  [
    '3.5.2.2: what a person needs',
    ({ id }) => ['PATCH', `/Users/${id}`, toPatchBody({ op: 'remove', path: 'emails' })],
    400,
    () => toErrorResponse(400, 'mutability'),
  ],
  [
    '3.5.2.3: a filter that nothing meets',
    ({ id }) => [
      'PATCH',
      `/Users/${id}`,
      toPatchBody({ op: 'replace', path: 'emails[type eq "home"].value', value: 'a@example.com' }),
    ],
    400,
    () => toErrorResponse(400, 'noTarget'),
  ],
  [
    '3.5.2: what the server alone says',
    ({ id }) => ['PATCH', `/Users/${id}`, toPatchBody({ op: 'replace', path: 'id', value: '7' })],
    400,
    () => toErrorResponse(400, 'mutability'),
  ],
  [
    '3.5.2: a member who is nobody',
    ({ group }) => [
      'PATCH',
      `/Groups/${group}`,
      toPatchBody({ op: 'add', path: 'members', value: [{ value: '99999' }] }),
    ],
    400,
    () => toErrorResponse(400, 'invalidValue'),
  ],
  [
    '3.5.2: an address that is none',
    ({ id }) => [
      'PATCH',
      `/Users/${id}`,
      toPatchBody({ op: 'replace', path: 'emails', value: [{ value: 'x' }] }),
    ],
    400,
    () => toErrorResponse(400, 'invalidValue'),
  ],
  [
    '3.12: a body that is no JSON',
    () => ['POST', '/Users', '{"userName":'],
    400,
    () => toErrorResponse(400, 'invalidSyntax'),
  ],
  [
    '3.12: more operations than a call has',
    ({ group }) => [
      'PATCH',
      `/Groups/${group}`,
      toPatchBody(...Array<object>(2_001).fill({ op: 'remove', path: 'members[value eq "1"]' })),
    ],
    400,
    () => toErrorResponse(400, 'invalidValue'),
  ],
  [
    '3.12: more values than a body has',
    ({ group }) => [
      'PATCH',
      `/Groups/${group}`,
      toPatchBody({ op: 'add', path: 'members', value: Array<number>(60_001).fill(1) }),
    ],
    413,
    () => toErrorResponse(413),
  ],
  [
    '3.12: a form',
    () => ['POST', '/Users', 'userName=a', { 'content-type': 'application/x-www-form-urlencoded' }],
    415,
    () => toErrorResponse(415),
  ],
  ['3.12: an address that is none', () => ['GET', '/Machines'], 404, () => toErrorResponse(404)],
  [
    '3.7: bulk, which there is not',
    () => ['POST', '/Bulk', { Operations: [] }],
    404,
    () => toErrorResponse(404),
  ],
  [
    '4: what of the standard there is',
    () => ['GET', '/ServiceProviderConfig'],
    200,
    () =>
      expect.objectContaining({
        ...{ patch: { supported: true }, bulk: expect.objectContaining({ supported: false }) },
        ...{ filter: { supported: true, maxResults: 200 }, etag: { supported: true } },
      }),
  ],
  [
    '4: the types of resource',
    () => ['GET', '/ResourceTypes'],
    200,
    () =>
      expect.objectContaining({
        totalResults: 2,
        Resources: ['User', 'Group'].map((id) => expect.objectContaining({ id, name: id })),
      }),
  ],
  [
    '4: a schema by its name',
    () => ['GET', `/Schemas/${scimUrns.user}`],
    200,
    () =>
      expect.objectContaining({
        id: scimUrns.user,
        attributes: expect.arrayContaining([
          expect.objectContaining({ name: 'userName', required: true, uniqueness: 'server' }),
          expect.objectContaining({ name: 'displayName', mutability: 'readOnly' }),
        ]),
      }),
  ],
  [
    '4: schemas are not filtered',
    () => ['GET', `/Schemas?${toFilterQuery('id pr')}`],
    403,
    () => toErrorResponse(403),
  ],
];
