import sql from 'sql-template-tag';
import { makeToken, toPatchBody, toPersonBody, scimCalls } from '../../company/scim/scim-parts';
import { makeUser } from '../../factories';
import type { Caller, TestServer } from '../../server';
import { createClaims, returnFromProvider, signInByProvider } from './sso-parts';
import { startSso, type Sso } from './start-sso';

const at = (name: string) => `${name}@company.example`;
const evil = at('evil');

let sso: Sso;
let server: TestServer;
let administrator: Caller;
let scim: ReturnType<typeof scimCalls>;
let hr: string;

const people = {
  evil: createClaims(evil),
  hired: createClaims(at('hired')),
  corrected: createClaims(at('corrected')),
  invited: createClaims(at('invited')),
  renamed: createClaims(at('renamed')),
  leaver: createClaims(at('leaver')),
  heir: createClaims(at('leaver')),
  newSubject: createClaims(at('moved')),
  oldSubject: createClaims(at('moved')),
};

beforeAll(async () => {
  sso = await startSso({ people, settings: { newPeople: 'add' } });
  server = sso.server;
  administrator = await server.signInAs('administrator');
  scim = scimCalls(server, await makeToken(administrator));
  hr = await makeToken(administrator, ['directory:write']);
});
afterAll(() => sso.stop());

const upsert = async (record: object): Promise<number> => {
  const answer = await server.app.inject({
    ...{ method: 'PUT', url: '/api/v1/directory/people', payload: { records: [record] } },
    headers: { authorization: `Bearer ${hr}` },
  });
  return answer.json().data.results[0].id;
};
const whoIs = async (name: string): Promise<number> => {
  const { selfToken, appToken } = await signInByProvider(sso.visit(), name);
  const answer = await server.app.inject({
    url: `/api/v1/userinfo?app=${appToken}`,
    headers: { authorization: `Bearer ${selfToken}` },
  });
  return answer.json().data.userId;
};
const refusalOf = async (name: string): Promise<string> => {
  const { page } = await returnFromProvider(sso.visit(), name);
  return /<h1>([^<]*)<\/h1>/.exec(page.body)?.[1] ?? '';
};
const unproven = 'Your address has to be confirmed';
const free = (email: string) =>
  server.db.run(sql`
    update app_user set email = 'was-' || id || '-' || email, user_name = 'was-' || id
    where email = ${email}`);

describe('an e-mail address that another system entered for a person', () => {
  const ways: Record<string, (id: number) => Promise<unknown>> = {
    'the HR system’s upsert': async (id) => {
      const { email } = (await administrator.send('GET', `/api/v1/person/${id}`)).json().data;
      await upsert({ email, externalId: `hr-${id}` });
      return upsert({ externalId: `hr-${id}`, email: evil });
    },
    'one record of the directory': (id) =>
      server.app.inject({
        ...{ method: 'PUT', url: `/api/v1/directory/people/${id}`, payload: { email: evil } },
        headers: { authorization: `Bearer ${hr}` },
      }),
    'a patch of SCIM': (id) =>
      scim(
        'PATCH',
        `/Users/${id}`,
        toPatchBody({ op: 'replace', path: 'emails', value: [{ value: evil }] }),
      ),
    'a whole resource of SCIM': (id) =>
      scim(
        'PUT',
        `/Users/${id}`,
        toPersonBody('whole', { userName: evil, emails: [{ value: evil }] }),
      ),
  };

  it.each(
    Object.keys(ways).flatMap((way) => [
      [way, 'administrator'],
      [way, 'auditor'],
      [way, 'referrer'],
    ]),
  )(
    'an e-mail address that another system entered for a person does not open that person’s account by %s: %s',
    async (way, role) => {
      const id = await makeUser(server.db, [role as 'referrer'], { passwordHash: 'unusable' });
      await ways[way]?.(id);
      const { email } = (await administrator.send('GET', `/api/v1/person/${id}`)).json().data;
      expect(email).toBe(evil);
      expect(await refusalOf('evil')).toBe(unproven);
      await free(evil);
    },
  );

  it('an e-mail address that another system entered opens the account only after an administrator has confirmed it', async () => {
    const id = await makeUser(server.db, ['recruiter']);
    await ways['one record of the directory']?.(id);
    expect(await refusalOf('evil')).toBe(unproven);
    const { isAddressDoubted } = (
      await administrator.send('GET', `/api/v1/person/${id}/accounts`)
    ).json().data;
    expect(isAddressDoubted).toBe(true);
    await administrator.send('PUT', `/api/v1/person/${id}`, { payload: { email: evil } });
    expect(await whoIs('evil')).toBe(id);
  });
});

describe('a person can first sign in by an e-mail address', () => {
  it('a person can first sign in by an e-mail address that the HR system set, even if they got a role afterwards', async () => {
    const id = await upsert({ firstName: 'H', email: at('hired'), externalId: 'h-1' });
    await administrator.send('PUT', `/api/v1/person/${id}`, { payload: { roles: ['recruiter'] } });
    expect(await whoIs('hired')).toBe(id);
  });

  it('a person can first sign in by an e-mail address that the HR system corrected before', async () => {
    const id = await upsert({ firstName: 'C', email: at('corected'), externalId: 'c-1' });
    await upsert({ email: at('corrected'), externalId: 'c-1' });
    expect(await whoIs('corrected')).toBe(id);
  });

  it('a person can first sign in by the e-mail address that an administrator invited', async () => {
    const payload = { firstName: 'I', lastName: 'N', email: at('invited'), roles: ['auditor'] };
    const { personId } = (await administrator.send('POST', '/api/v1/person', { payload })).json()
      .data;
    expect(await whoIs('invited')).toBe(personId);
  });
});

describe('an account at the provider', () => {
  it('an account at the provider is refused when its person was removed, and the address can become another person’s', async () => {
    const id = await whoIs('leaver');
    await scim('DELETE', `/Users/${id}`);
    expect(await refusalOf('leaver')).toBe('Your access has ended');
    const heir = await whoIs('heir');
    expect(heir).not.toBe(id);
    expect(await refusalOf('leaver')).toBe('Your access has ended');
  });

  it('an administrator can remove an account at the provider from a person, so that a new account can take its place', async () => {
    const id = await whoIs('oldSubject');
    const caller = await signInByProvider(sso.visit(), 'oldSubject');
    expect(await refusalOf('newSubject')).toBe('Your address belongs to another account');
    const path = `/api/v1/person/${id}/accounts`;
    const { accounts } = (await administrator.send('GET', path)).json().data;
    expect(accounts).toMatchObject([{ provider: 'company', name: 'Company' }]);
    const removed = await administrator.send('DELETE', `${path}/company`);
    expect([removed.statusCode, removed.json().data.accounts]).toEqual([200, []]);
    const ended = await server.app.inject({
      url: `/api/v1/userinfo?app=${caller.appToken}`,
      headers: { authorization: `Bearer ${caller.selfToken}` },
    });
    expect(ended.statusCode).toBe(401);
    expect(await whoIs('newSubject')).toBe(id);
    expect(await refusalOf('oldSubject')).toBe('Your address belongs to another account');
    expect((await administrator.send('DELETE', `${path}/second`)).statusCode).toBe(404);
    const lines = await server.db.many(sql`
      select actor_id as "actorId" from audit_entry
      where action = 'person.leave-account' and subject_id = ${id}`);
    expect(lines).toEqual([{ actorId: administrator.userId }]);
  });
});
