import { hashPassword } from '../../../src/identity/account/password';
import { openBrowser } from '../account/browser';
import { makeCompany, makeUser } from '../../factories';
import { startTestServer, type TestServer } from '../../server';
import {
  createClaims,
  returnFromProvider,
  writeSingleProviderFile,
  openVisit,
  signInByProvider,
} from './sso-parts';
import { startProvider, type StartedProvider } from './start-provider';

let server: TestServer;
let provider: StartedProvider;

beforeAll(async () => {
  provider = await startProvider({
    origins: ['http://localhost'],
    people: {
      mira: createClaims('mira@company.example'),
      stranger: createClaims('stranger@company.example'),
    },
  });
  const passwordHash = await hashPassword('correct horse battery');
  server = await startTestServer({
    environment: {
      PASSWORD_SIGN_IN: 'administrators',
      CALLBACK_ORIGINS: 'https://timesheets.example',
      SSO_PROVIDERS_FILE: writeSingleProviderFile(provider.address),
    },
    fill: async (db) => {
      await makeCompany(db);
      await makeUser(db, ['administrator'], { userName: 'first', passwordHash });
      await makeUser(db, ['recruiter'], {
        ...{ userName: 'second', passwordHash, email: 'mira@company.example' },
      });
    },
  });
});
afterAll(async () => {
  await server.stop();
  await provider.stop();
});

const signIn = async (userName: string) => {
  const browser = openBrowser(server.app);
  await browser.get('/account/login?choose=true');
  return browser.form('/account/login', { userName, password: 'correct horse battery' });
};

it('the sign-in page redirects to the only provider, except right after a sign-out', async () => {
  const page = await openBrowser(server.app).get('/account/login?callback=/all/job');
  expect(page.headers.location).toMatch(/^\/account\/sso\/company\?callback=/);
  const chosen = await openBrowser(server.app).get('/account/login?choose=true');
  expect(chosen.body).toContain('Sign in with a password, for administrators');
});

it('a sign-in returns to a listed app, but to no address that only resembles it', async () => {
  const callback = 'https://timesheets.example/back?week=12';
  const { page } = await returnFromProvider(openVisit(server), 'mira', callback);
  expect(page.headers.location).toMatch(
    /^https:\/\/timesheets\.example\/back\?week=12&token=[\w-]{43}&app=console&authType=sso$/,
  );
  for (const foreign of [
    'https://timesheets.example.evil.example/',
    'https://timesheets.example@evil.example/',
    'https://someone@timesheets.example/',
    'http://timesheets.example/',
    '//evil.example/',
    '/\\\\evil.example/',
    'javascript:alert(1)',
  ]) {
    const begun = await openBrowser(server.app).get(
      `/account/sso/company?callback=${encodeURIComponent(foreign)}`,
    );
    expect([foreign, begun.statusCode]).toEqual([foreign, 400]);
  }
});

it('the page of an invitation links to the provider, and the invited person signs in with the invited address', async () => {
  const administrator = await server.signInAs('administrator');
  const invite = async (email: string, role: string) => {
    const payload = { firstName: 'New', lastName: 'Person', email, roles: [role] };
    const { data } = (await administrator.send('POST', '/api/v1/person', { payload })).json();
    return data as { personId: number; path: string; choosesPassword: boolean };
  };
  const { personId, path, choosesPassword } = await invite('stranger@company.example', 'recruiter');
  expect(choosesPassword).toBe(false);
  const visit = openVisit(server);
  const page = await visit.browser.get(path);
  expect(page.body).toContain('Nobody needs a password here');
  expect(page.body).toContain('href="/account/sso/company?callback=');
  const code = path.split('code=')[1] ?? '';
  const refused = await visit.browser.form('/account/invitation', {
    ...{ code, password: 'correct horse battery', repeated: 'correct horse battery' },
  });
  expect(refused.body).toContain('Nobody needs a password here');
  await signInByProvider(visit, 'stranger');
  const { data } = (await administrator.send('GET', `/api/v1/person/${personId}`)).json();
  expect(data).toMatchObject({ state: 'active', invitedUntil: null });
  expect((await visit.browser.get(path)).statusCode).toBe(404);
  const other = await invite('second.administrator@company.example', 'administrator');
  expect(other.choosesPassword).toBe(true);
  expect((await visit.browser.get(other.path)).body).toContain('Choose a password');
});

it('only administrators can still sign in with a password', async () => {
  expect((await signIn('first')).statusCode).toBe(303);
  expect((await signIn('second')).statusCode).toBe(401);
});
