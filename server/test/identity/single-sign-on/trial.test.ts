import { generateKeyPairSync } from 'node:crypto';
import sql from 'sql-template-tag';
import { makeUser } from '../../factories';
import { openProviderPages } from './at-provider';
import { createClaims, signInByProvider, type Visit } from './sso-parts';
import { startSsoWithProxy, type SsoWithProxy } from './start-sso';

const document = '/.well-known/openid-configuration';
const key = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
const path = '/account/sso/company/trial';

let sso: SsoWithProxy;
let visit: Visit;

beforeAll(async () => {
  sso = await startSsoWithProxy({
    people: {
      boss: createClaims('boss@company.example'),
      mira: createClaims('mira@company.example', {
        groups: ['hiring', '<b>Ovens</b>', ...Array.from({ length: 30 }, (_, at) => `g${at}`)],
      }),
      gone: createClaims('gone@company.example'),
      unverified: createClaims('someone@company.example', { email_verified: false }),
      twin: createClaims('boss@company.example'),
    },
    keys: [{ ...key.export({ format: 'jwk' }), kid: 'own', use: 'sig', alg: 'RS256' }],
    settings: { newPeople: 'add', roles: { hiring: ['recruiter'] } },
    fill: async (db) => {
      await makeUser(db, ['administrator'], { email: 'boss@company.example' });
      await makeUser(db, ['recruiter'], { email: 'gone@company.example', isActive: false });
    },
  });
});
afterAll(() => sso.stop());
beforeEach(async () => {
  visit = sso.visit();
  await signInByProvider(visit, 'boss');
});
afterEach(() => sso.before.spoil(() => undefined));

const stored = () =>
  sso.server.db.one(sql`
    select (select count(*)::integer from session) as sessions,
      (select count(*)::integer from sso_session) as "ofProvider",
      (select count(*)::integer from sso_account) as accounts,
      (select count(*)::integer from sso_request) as requests,
      (select count(*)::integer from app_user) as people,
      (select count(*)::integer from user_role) as roles`);
const answerFor = async (name: string) => {
  const begun = await visit.browser.get(path);
  const answer = await openProviderPages().signIn(String(begun.headers.location), name);
  return answer.pathname + answer.search;
};
const attempt = async (name: string) => visit.browser.get(await answerFor(name));

it('a trial sign-in shows the received values and the resulting roles, and stores nothing', async () => {
  const before = await stored();
  const page = await attempt('mira');
  expect(page.statusCode).toBe(200);
  expect(page.headers).toMatchObject({ 'cache-control': 'no-store' });
  expect(page.body).toContain('As somebody new');
  expect(page.body).toContain('<dd>Recruiter</dd>');
  expect(page.body).toContain('<dd>Every ten minutes or so</dd>');
  expect(page.body).toContain('mira@company.example');
  expect(page.body).toContain('and 12 more');
  expect(page.body).not.toContain('<b>Ovens');
  expect(page.headers['set-cookie']).toBeUndefined();
  expect(await stored()).toEqual(before);
});

it('a trial sign-in names the person who would be signed in', async () => {
  expect((await attempt('boss')).body).toMatch(/<dt>Would come in<\/dt>\s*<dd>(?!As somebody)\w+/);
});

it.each([
  ['gone', 'Your access has ended', 'Reactivate them in Roles'],
  ['unverified', 'Your e-mail address is not known', 'addressesAreVerified'],
  ['twin', 'Your address belongs to another account', 'Two accounts of the provider'],
])(
  'a trial sign-in says why the account "%s" would be refused, and what to check',
  async (name, title, remedy) => {
    const { body } = await attempt(name);
    expect(body).toContain('Nobody would be signed in.');
    expect(body).toContain(title);
    expect(body).toContain(remedy);
  },
);

it('a trial sign-in shows the provider’s message about the code', async () => {
  const body = '{"error":"invalid_client","error_description":"the secret expired"}';
  sso.before.spoil(async (asked) => (asked === '/token' ? { status: 400, body } : undefined));
  const page = await attempt('mira');
  expect(page.body).toContain('The sign-in was refused');
  expect(page.body).toContain('the secret expired');
});

it('the provider’s answer to a trial sign-in signs nobody in, and works once', async () => {
  const answer = await answerFor('mira');
  const other = sso.visit();
  await other.browser.get('/account/login');
  expect((await other.browser.get(answer)).statusCode).toBe(400);
  expect((await visit.browser.get(answer)).headers.location).toBeUndefined();
  expect((await visit.browser.get(answer)).body).toContain('This sign-in is over');
});

it('only administrators can start and finish a trial sign-in', async () => {
  const refused = await sso.visit().browser.get(path);
  expect(refused.headers.location).toBe('/general-settings/single-sign-on');
  const answer = await answerFor('mira');
  await sso.server.db.run(sql`update session set ended_at = now()`);
  const page = await visit.browser.get(answer);
  expect(page.headers.location).toBe('/general-settings/single-sign-on');
});

it('a trial sign-in at an unavailable provider shows at once that it does not answer', async () => {
  sso.before.spoil(async (asked) => (asked === document ? { body: '' } : undefined));
  // A check makes the server read the provider's discovery document again.
  const { send } = await sso.server.signInAs('administrator');
  await send('POST', '/api/v1/sign-in-provider/company/check');
  const page = await visit.browser.get(path);
  expect(page.body).toContain('Your company’s sign-in does not answer');
  expect(page.body).toContain('whether the issuer is written as its document says it');
});
