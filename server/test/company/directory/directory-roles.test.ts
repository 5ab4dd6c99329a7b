import sql from 'sql-template-tag';
import type { Person } from '../../../contract/identity/people/person';
import { onDatabase, type Caller } from '../../server';
import { directoryFiles } from './directory-files';

onDatabase((server) => {
  let caller: Caller;
  beforeAll(async () => {
    caller = await server().signInAs('administrator');
  });
  const { preview, run, bring } = directoryFiles(() => caller);
  const rolesOf = async (address: string): Promise<string[]> => {
    const answer = await caller.send('GET', '/api/v1/person', { query: { address } });
    return (answer.json().data as Person[])[0]?.roles ?? [];
  };
  const file = (...rows: string[]) => ['First Name,E-mail,Role', ...rows].join('\n');

  it('people get the roles of their file, and importing it again changes nothing', async () => {
    const content = file(
      'Ann,ann@roles.example,Recruiter',
      'Ben,ben@roles.example,"hiring manager; REFERRER"',
      'Cem,cem@roles.example,payout-officer',
      'Dee,dee@roles.example,',
    );
    const planned = await preview('people', content);
    expect(planned.chosen).toEqual(['firstName', 'email', 'role']);
    expect(await run('people', planned, 1)).toMatchObject({ created: 4 });
    expect(await rolesOf('ann@roles.example')).toEqual(['recruiter']);
    expect(await rolesOf('ben@roles.example')).toEqual(['hiring-manager', 'referrer']);
    expect(await rolesOf('cem@roles.example')).toEqual(['payout-officer']);
    expect(await rolesOf('dee@roles.example')).toEqual([]);
    expect(await preview('people', content)).toMatchObject({ unchanged: 4, records: [] });
    const lines = await server().db.many<{ details: object }>(sql`
      select details from audit_entry where action = 'person.update' order by id`);
    expect(lines[1]?.details).toEqual({
      changes: { roles: { before: [], after: ['hiring-manager', 'referrer'] } },
    });
  });

  it('an imported file grants roles but never removes one', async () => {
    await bring('people', file('Eva,eva@roles.example,Administrator'));
    expect(await bring('people', file('Eva,eva@roles.example,Referrer'))).toMatchObject({
      updated: 1,
    });
    await bring('people', file('Eva,eva@roles.example,'));
    expect(await rolesOf('eva@roles.example')).toEqual(['administrator', 'referrer']);
  });

  it.each(['Chief', 'Recruiter; Boss', 'Admin of all'])(
    'only a row with the unknown role %s is refused, and the message lists the roles',
    async (role) => {
      const planned = await preview(
        'people',
        file(`Fay,fay@roles.example,${role}`, 'Gil,gil@roles.example,Auditor'),
      );
      expect(planned).toMatchObject({ refused: 1 });
      expect(planned.lines.find(({ outcome }) => outcome === 'refused')?.fields?.role).toMatch(
        /^There is no role '.+'\. Write Administrator, Recruiting manager, .+ or Auditor/,
      );
    },
  );

  it('importing the export of people again gives them the same roles', async () => {
    await bring('people', file('Hal,hal@roles.example,Recruiter; Auditor'));
    const ticket = await caller.send('POST', '/api/v1/file-tickets', {
      payload: { kind: 'list', list: 'person', rows: { matching: { search: 'hal@' } } },
    });
    const { body } = await server().app.inject(ticket.json().data.url);
    expect(body).toContain('Auditor; Recruiter');
    expect(await preview('people', body)).toMatchObject({ unchanged: 1, refused: 0 });
  });

  it('a token for the directory cannot grant a role', async () => {
    const token = await caller.send('POST', '/api/v1/service-token', {
      payload: { name: 'HR', rights: ['directory:write'], remote: '' },
    });
    const secret = await caller.send(
      'POST',
      `/api/v1/service-token/${token.json().data.id as number}/secret`,
    );
    const records = [
      { firstName: 'Ivy', email: 'ivy@roles.example', roles: ['administrator'] },
      { firstName: 'Jan', email: 'jan@roles.example' },
    ];
    const answer = await server().app.inject({
      method: 'PUT',
      url: '/api/v1/directory/people',
      headers: { authorization: `Bearer ${secret.json().data.token as string}` },
      payload: { records },
    });
    expect(answer.json().data).toMatchObject({
      created: 1,
      refused: 1,
      results: [{ fields: { role: expect.stringMatching(/^Only administrators give roles/) } }, {}],
    });
    expect(await rolesOf('ivy@roles.example')).toEqual([]);
  });
});
