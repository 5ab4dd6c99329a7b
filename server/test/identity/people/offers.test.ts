import Value from 'typebox/value';
import { Offered, type OfferMeta } from '../../../contract/answer';
import { Department } from '../../../contract/company/directory/directory';
import type { Role } from '../../../contract/permission';
import { onDatabase } from '../../server';

const hints: [path: string, role: Role, hint: string][] = [
  [
    '/api/v1/departments',
    'administrator',
    'There are no departments yet. Type a name to add the first one.',
  ],
  [
    '/api/v1/departments',
    'recruiter',
    'There are no departments yet. Administrators add them under General Settings, Directory.',
  ],
  [
    '/api/v1/locations',
    'administrator',
    'There are no locations yet. Add the first under General Settings, Directory.',
  ],
  [
    '/api/v1/pipeline',
    'recruiting-manager',
    'There are no pipelines yet. Add the first under Hiring Process, Hiring Pipeline.',
  ],
  [
    '/api/v1/applicant-source',
    'hiring-manager',
    'There are no sources yet. Administrators and recruiting managers add them under Set-Up, Applicant Source.',
  ],
];

onDatabase((server) => {
  const metaOf = async (
    path: string,
    role: Role,
    query: Record<string, string> = {},
  ): Promise<OfferMeta> => {
    const person = await server().signInAs(role);
    return (await person.send('GET', path, { query })).json().meta;
  };

  it.each(hints)(
    'the hint of the empty lookup %s shows a %s that records are missing, and who can add them',
    async (path, role, hint) => {
      expect(await metaOf(path, role)).toMatchObject({ total: 0, hint });
      expect(await metaOf(path, role, { search: 'Bakery' })).not.toHaveProperty('hint');
    },
  );

  it('only people with the permission get the address for adding a record, and an added record can be chosen at once', async () => {
    expect(await metaOf('/api/v1/departments', 'recruiter')).not.toHaveProperty('add');
    const { add = '' } = await metaOf('/api/v1/departments', 'administrator');
    const administrator = await server().signInAs('administrator');
    const recruiter = await server().signInAs('recruiter');
    const body = { payload: { name: 'Bakery' } };
    expect((await recruiter.send('POST', add, body)).statusCode).toBe(403);
    const made = await administrator.send('POST', add, body);
    expect(made.statusCode).toBe(200);
    const offered = (await recruiter.send('GET', '/api/v1/departments')).json();
    expect([...Value.Errors(Offered(Department), offered)]).toEqual([]);
    expect(offered.data).toMatchObject([
      { departmentId: made.json().data.id, departmentName: 'Bakery' },
    ]);
    expect(offered.meta).not.toHaveProperty('hint');
    const again = await administrator.send('POST', add, { payload: { name: ' bakery ' } });
    expect(again.statusCode).toBe(422);
  });
});
