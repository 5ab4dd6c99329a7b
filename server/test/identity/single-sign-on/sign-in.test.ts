import sql from 'sql-template-tag';
import { readRedirectQuery, openBrowser } from '../account/browser';
import { makeUser } from '../../factories';
import type { TestServer } from '../../server';
import { createClaims, returnFromProvider, signInByProvider, type Visit } from './sso-parts';
import { startSso, type Sso } from './start-sso';

const people = {
  asha: createClaims('Asha@company.example', { groups: ['hiring'] }),
  mira: createClaims('mira@company.example', { groups: ['payroll', 'unknown group'] }),
  unverified: createClaims('asha@company.example', { email_verified: false }),
  twin: createClaims('asha@company.example'),
  outside: createClaims('someone@elsewhere.example'),
  gone: createClaims('gone@company.example'),
  stranger: createClaims('stranger@company.example', { groups: [] }),
};

let sso: Sso;
let server: TestServer;
let visit: Visit;
let asha: number;

beforeAll(async () => {
  sso = await startSso({
    people,
    settings: {
      admits: { domains: ['company.example'] },
      newPeople: 'add',
      roles: { hiring: ['recruiter'], payroll: ['payout-officer'] },
    },
    fill: async (db) => {
      asha = await makeUser(db, ['hiring-manager'], { email: 'asha@company.example' });
      await makeUser(db, ['recruiter'], { email: 'gone@company.example', isActive: false });
    },
  });
  server = sso.server;
});
afterAll(() => sso.stop());
beforeEach(() => {
  visit = sso.visit();
});

const userInfo = async ({ selfToken, appToken }: { selfToken: string; appToken: string }) =>
  server.app.inject({
    url: `/api/v1/userinfo?app=${appToken}`,
    headers: { authorization: `Bearer ${selfToken}` },
  });
const rolesOf = (id: number) =>
  server.db.many<{ role: string; givenBy: string | null }>(sql`
    select role, given_by as "givenBy" from user_role where user_id = ${id} order by role`);

it('the sign-in page offers the provider beside the password', async () => {
  const page = await visit.browser.get('/account/login?callback=/all/job');
  expect(page.body).toContain('Continue with Company');
  expect(page.body).toContain('autocomplete="current-password"');
});

it('a known person signs in by the provider without a password, and gets to the requested address', async () => {
  const { page } = await returnFromProvider(visit, 'asha');
  expect(page.statusCode).toBe(303);
  expect(page.headers.location).toMatch(
    /^http:\/\/localhost\/all\/job\?page=2&token=[\w-]{43}&app=console&authType=sso$/,
  );
  const exchanged = await visit.browser.call('/account/token', {
    token: readRedirectQuery(page).get('token'),
  });
  expect(exchanged.json()).toMatchObject({
    authType: 'sso',
    ssoToken: expect.stringMatching(/^[\w-]{20,}/) as string,
  });
  expect((await userInfo(exchanged.json())).json()).toMatchObject({ data: { userId: asha } });
  expect(await rolesOf(asha)).toEqual([
    { role: 'hiring-manager', givenBy: null },
    { role: 'recruiter', givenBy: 'company' },
  ]);
});

it('the redirect to the provider has state, nonce and PKCE, and requests the configured scopes', async () => {
  const begun = await visit.browser.get('/account/sso/company?callback=/');
  const { searchParams } = new URL(String(begun.headers.location));
  expect(Object.fromEntries(searchParams)).toMatchObject({
    response_type: 'code',
    code_challenge_method: 'S256',
    scope: 'openid profile email offline_access',
    redirect_uri: 'http://localhost/account/sso/company/answer',
  });
  for (const name of ['state', 'nonce', 'code_challenge'])
    expect(searchParams.get(name)).toMatch(/^[\w-]{43}$/);
});

it('a new person gets the roles of their groups at the provider', async () => {
  const tokens = await signInByProvider(visit, 'mira');
  const { data } = (await userInfo(tokens)).json() as { data: { userId: number; name: string } };
  expect(data.name).toBe('Mira Nair');
  expect(await rolesOf(data.userId)).toEqual([{ role: 'payout-officer', givenBy: 'company' }]);
});

it('a new person whose groups give no role is a referrer', async () => {
  const { data } = (await userInfo(await signInByProvider(visit, 'stranger'))).json() as {
    data: { userId: number };
  };
  expect(await rolesOf(data.userId)).toEqual([{ role: 'referrer', givenBy: null }]);
});

it.each([
  ['unverified', 403, 'Your e-mail address is not known'],
  ['outside', 403, 'You may not use the console yet'],
  ['gone', 403, 'Your access has ended'],
])('the person of the account "%s" is refused, and reads why', async (name, status, title) => {
  const { page } = await returnFromProvider(visit, name);
  expect(page.statusCode).toBe(status);
  expect(page.body).toContain(`<h1>${title}</h1>`);
  expect(page.body).toMatch(/Reference [\w-]{36}/);
  expect(page.headers).toMatchObject({ 'cache-control': 'no-store' });
});

it('a second account with a person’s address does not sign in as that person', async () => {
  await signInByProvider(sso.visit(), 'asha');
  const { page } = await returnFromProvider(visit, 'twin');
  expect(page.statusCode).toBe(403);
  expect(page.body).toContain('Your address belongs to another account');
});

it('an answer of the provider works once, in the browser that started the sign-in', async () => {
  const begun = await visit.browser.get('/account/sso/company?callback=/');
  const answer = await visit.atProvider.signIn(String(begun.headers.location), 'asha');
  const path = answer.pathname + answer.search;
  const other = openBrowser(server.app);
  await other.get('/account/login');
  expect((await other.get(path)).statusCode).toBe(400);
  expect((await visit.browser.get(path)).statusCode).toBe(303);
  const again = await visit.browser.get(path);
  expect(again.statusCode).toBe(400);
  expect(again.body).toContain('This sign-in is over');
});

it('a code that was used already, or that another provider issued, is refused', async () => {
  const { answer } = await returnFromProvider(visit, 'asha');
  const begin = async (id: string) => {
    const begun = await visit.browser.get(`/account/sso/${id}?callback=/`);
    return new URL(String(begun.headers.location)).searchParams.get('state') ?? '';
  };
  for (const id of ['company', 'second']) {
    const replayed = new URLSearchParams(answer.searchParams);
    replayed.set('state', await begin(id));
    const page = await visit.browser.get(`/account/sso/company/answer?${replayed.toString()}`);
    expect(page.statusCode).toBe(400);
    expect(page.body).toContain('This sign-in is over');
    expect(page.body).toMatch(/Reference [\w-]{36}/);
  }
});

it('two tabs that sign in at once both reach their pages', async () => {
  const [one, two] = [
    await visit.browser.get('/account/sso/company?callback=/all/job'),
    await visit.browser.get('/account/sso/company?callback=/application'),
  ];
  const second = await visit.atProvider.signIn(String(two.headers.location), 'asha');
  const first = await visit.atProvider.signIn(String(one.headers.location), 'asha');
  const arrived = async (address: URL) =>
    (await visit.browser.get(address.pathname + address.search)).headers.location;
  expect(await arrived(first)).toContain('/all/job?token=');
  expect(await arrived(second)).toContain('/application?token=');
});

it('a sign-in never redirects to an address of another site', async () => {
  const begun = await visit.browser.get('/account/sso/company?callback=https://evil.example/');
  expect(begun.statusCode).toBe(400);
  expect(begun.body).toContain('This link was refused');
  expect(begun.body).toMatch(/Reference [\w-]{36}/);
  const out = await visit.browser.get('/account/sso/company/signed-out?state=https://evil.example');
  expect(out.statusCode).toBe(400);
});

it('the sign-in address of an unknown provider is answered as not found', async () => {
  expect((await visit.browser.get('/account/sso/other?callback=/')).statusCode).toBe(404);
});

it('a person who declines at the provider gets an error page, and is not redirected in a loop', async () => {
  const begun = await visit.browser.get('/account/sso/company?callback=/');
  const state = new URL(String(begun.headers.location)).searchParams.get('state') ?? '';
  const page = await visit.browser.get(
    `/account/sso/company/answer?error=access_denied&error_description=%3Cb%3Ex&state=${state}&iss=${encodeURIComponent(sso.provider.address)}`,
  );
  expect(page.statusCode).toBe(403);
  expect(page.body).toContain('The sign-in was refused');
  expect(page.body).not.toContain('<b>x');
});

it('a person who leaves a group loses its role, but not the roles assigned in the console', async () => {
  await signInByProvider(sso.visit(), 'asha');
  await server.db.run(sql`
    insert into user_role (user_id, role, given_by) values (${asha}, 'auditor', 'company')`);
  await signInByProvider(visit, 'asha');
  expect((await rolesOf(asha)).map(({ role }) => role)).toEqual(['hiring-manager', 'recruiter']);
});

it('a role from a group is listed with its origin, and cannot be removed in the console', async () => {
  await signInByProvider(visit, 'asha');
  const administrator = await server.signInAs('administrator');
  const read = await administrator.send('GET', `/api/v1/person/${asha}`);
  expect(read.json()).toMatchObject({
    data: { givenRoles: [{ role: 'recruiter', by: 'Company' }] },
  });
  const without = await administrator.send('PUT', `/api/v1/person/${asha}`, {
    payload: { roles: ['hiring-manager'] },
  });
  expect(without.statusCode).toBe(422);
  expect(without.json()).toMatchObject({
    error: {
      fields: {
        roles: expect.stringMatching(/^Recruiter comes from a group of Company\./) as string,
      },
    },
  });
  const more = { roles: ['hiring-manager', 'recruiter', 'auditor'] };
  const kept = await administrator.send('PUT', `/api/v1/person/${asha}`, { payload: more });
  expect(kept.statusCode).toBe(200);
  expect(await rolesOf(asha)).toEqual([
    { role: 'auditor', givenBy: null },
    { role: 'hiring-manager', givenBy: null },
    { role: 'recruiter', givenBy: 'company' },
  ]);
});

it('the last administrator remains one, even when their group no longer gives the role', async () => {
  await server.db.run(sql`delete from user_role where role = 'administrator'`);
  await server.db.run(sql`
    insert into user_role (user_id, role, given_by) values (${asha}, 'administrator', 'company')`);
  await signInByProvider(sso.visit(), 'asha');
  expect((await rolesOf(asha)).map(({ role }) => role)).toContain('administrator');
  await makeUser(server.db, ['administrator']);
  await signInByProvider(visit, 'asha');
  expect((await rolesOf(asha)).map(({ role }) => role)).not.toContain('administrator');
});
