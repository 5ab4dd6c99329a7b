import { scimUrns } from '../../../contract/company/scim/scim-constants';
import { ScimUser } from '../../../contract/company/scim/scim-user';
import { toCanonicalValue } from './canonical.rule';
import { toPatchedGroupFields } from './patch-group.rule';
import { parsePatchTarget } from './patch-path.rule';
import { toPatchedUserFields } from './patch-user.rule';
import { ScimGroup } from '../../../contract/company/scim/scim-group';

const enterprise = scimUrns.enterpriseUser;
const refuse = (name: string): Error => new Error(name);
const user = (part: object) => toCanonicalValue(ScimUser, part, refuse) as ScimUser;
const group = (part: object) => toCanonicalValue(ScimGroup, part, refuse) as ScimGroup;

it.each([
  ['userName', ['userName']],
  ['USERNAME', ['userName']],
  [`${scimUrns.user}:name.familyName`, ['name', 'familyName']],
  [`${enterprise}:manager.value`, [enterprise, 'manager', 'value']],
  [enterprise.toUpperCase(), [enterprise]],
  ['emails[type eq "work" and value co "]"].value', ['emails', 'value']],
  ['phoneNumbers[type eq "work"].value', undefined],
  ['name.honorificPrefix', undefined],
])('the SCIM path %s selects its attribute', (path, names) => {
  expect(parsePatchTarget(ScimUser, path)?.names).toEqual(names);
});

it.each([
  'shoeSize',
  'name.shoeSize',
  'urn:example:User:title',
  'a.b.c',
  'emails[',
  '',
  '__proto__',
])('a path that SCIM does not define is refused: %s', (path) => {
  expect(() => parsePatchTarget(ScimUser, path)).toThrow(
    expect.objectContaining({ scimType: 'invalidPath' }),
  );
});

const operations = (...list: [op: string, path: string, value?: unknown][]) =>
  list.map(([op, path, value]) => ({ op, path, ...(value !== undefined && { value }) }));

it.each<[string, ReturnType<typeof operations>, object]>([
  [
    'the last word of two',
    operations(['add', 'title', 'Baker'], ['Replace', 'title', 'Miller'], ['remove', 'nickName']),
    { title: 'Miller' },
  ],
  [
    'what is taken away',
    operations(['remove', `${enterprise}:manager`], ['remove', 'title']),
    { managerId: null, title: null },
  ],
  [
    'an extension that is taken away whole',
    operations(['remove', enterprise]),
    { employeeNumber: null, department: null, managerId: null },
  ],
  [
    'an address that follows another of the same call',
    operations(
      ['replace', 'emails[value eq "old@example.com"].value', 'new@example.com'],
      ['replace', 'emails[value eq "new@example.com"].value', 'newer@example.com'],
    ),
    { email: 'newer@example.com' },
  ],
  [
    'the address that is meant among several',
    operations([
      'replace',
      'emails',
      [
        { value: 'a@b.c', type: 'home' },
        { value: 'd@e.f', type: 'Work' },
      ],
    ]),
    { email: 'd@e.f' },
  ],
  [
    'no private address beside that for work',
    operations(['add', 'emails', [{ value: 'a@b.c', type: 'home' }]]),
    {},
  ],
  [
    'a name without what the server says',
    operations(['replace', 'name', { formatted: 'A B', givenName: ' A ' }]),
    { firstName: 'A' },
  ],
  ['a switch as a text', operations(['replace', 'active', 'FALSE']), { isActive: false }],
])('a SCIM patch of a person changes %s', (_, sent, fields) => {
  expect(toPatchedUserFields(sent, 'old@example.com', user)).toEqual(fields);
});

it.each<[string, ReturnType<typeof operations>, object]>([
  [
    'who is added and taken out, the last word first',
    operations(
      ['add', 'members', [{ value: '1' }, { value: '2' }]],
      ['remove', 'members[value eq "1"]'],
      ['remove', 'members[value eq "3" or value eq "4"]'],
    ),
    { isWhole: false, added: new Set(['2']), removed: new Set(['1', '3', '4']) },
  ],
  [
    'only who is added after all were taken out',
    operations(['add', 'members', { value: '9' }], ['remove', 'members'], ['add', 'members', '5']),
    { isWhole: true, added: new Set(['5']), removed: new Set() },
  ],
  [
    'nobody where nobody is named',
    operations(['add', 'members', null]),
    { isWhole: false, added: new Set(), removed: new Set() },
  ],
])('a SCIM patch of a group changes %s', (_, sent, members) => {
  expect(toPatchedGroupFields(sent, group)).toEqual({ members });
});
