import { generateKeyPairSync, randomUUID, type KeyObject } from 'node:crypto';
import { SignJWT } from 'jose';
import sql from 'sql-template-tag';
import { makeUser } from '../../factories';
import type { TestServer } from '../../server';
import { createClaims, signInByProvider, type Visit } from './sso-parts';
import { providerClient } from './start-provider';
import { startSso, type Sso } from './start-sso';

const fromConsole = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document' };
const people = { asha: createClaims('asha@company.example') };
const ownKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
const otherKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

let sso: Sso;
let server: TestServer;
let visit: Visit;

beforeAll(async () => {
  sso = await startSso({
    people,
    keys: [{ ...ownKey.export({ format: 'jwk' }), kid: 'own', use: 'sig', alg: 'RS256' }],
    fill: (db) => makeUser(db, ['recruiter'], { email: 'asha@company.example' }),
  });
  server = sso.server;
});
afterAll(() => sso.stop());
beforeEach(() => {
  visit = sso.visit();
});

type Tokens = Awaited<ReturnType<typeof signInByProvider>>;

const statusOf = async ({ selfToken, appToken }: Tokens): Promise<number> =>
  (
    await server.app.inject({
      url: `/api/v1/userinfo?app=${appToken}`,
      headers: { authorization: `Bearer ${selfToken}` },
    })
  ).statusCode;
const renew = async () => {
  const answer = await visit.browser.call('/account/renew');
  return { status: answer.statusCode, tokens: answer.json<Partial<Tokens>>() };
};
const newest = async () =>
  server.db.one<{ sid: string; subject: string; tokens: Buffer }>(sql`
    select sid, subject, tokens from sso_session join session on session.id = session_id
    order by session.created_at desc limit 1`);

const event = { 'http://schemas.openid.net/event/backchannel-logout': {} };
const word = (
  claims: object,
  key: KeyObject = ownKey,
  { iat, audience = providerClient.clientId }: { iat?: number; audience?: string } = {},
) =>
  new SignJWT({ events: event, ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: 'own', typ: 'logout+jwt' })
    .setIssuer(sso.provider.address)
    .setAudience(audience)
    .setIssuedAt(iat)
    .setJti(randomUUID())
    .sign(key);
const postLogoutToken = async (token: string) =>
  visit.browser.form('/account/sso/company/logout', { logout_token: token });

it('signing out of the console ends the session at the provider too, and then redirects to the sign-in page', async () => {
  const tokens = await signInByProvider(visit, 'asha');
  const answer = await visit.browser.get('/account/logout?callback=%2Fall%2Fjob', fromConsole);
  const there = new URL(String(answer.headers.location));
  expect(there.origin).toBe(sso.provider.address);
  expect(await statusOf(tokens)).toBe(401);
  const back = await visit.atProvider.signOut(there.href);
  expect(back.pathname).toBe('/account/sso/company/signed-out');
  const page = await visit.browser.get(back.pathname + back.search);
  expect(page.headers.location).toContain('/account/login?');
  const again = await visit.browser.get('/account/sso/company?callback=/');
  const asked = await visit.atProvider.follow(String(again.headers.location));
  expect(asked.address).toContain('/interaction/');
});

it('a form post cannot redirect to another site, so the sign-out page links to the provider', async () => {
  await signInByProvider(visit, 'asha');
  const page = await visit.browser.form('/account/logout', { callback: '/' });
  expect(page.statusCode).toBe(403);
  const answer = await server.app.inject({
    method: 'POST',
    url: '/account/logout',
    cookies: Object.fromEntries(visit.browser.cookies),
    headers: { host: 'localhost', origin: 'http://localhost' },
    payload: { callback: '/' },
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain(`href="${sso.provider.address}/session/end?`);
});

it('if the provider ends one session, it ends at once and other sessions continue', async () => {
  const tokens = await signInByProvider(visit, 'asha');
  const { sid = '' } = (await newest()) ?? {};
  const other = await signInByProvider(sso.visit(), 'asha');
  expect((await postLogoutToken(await word({ sid }))).statusCode).toBe(200);
  expect((await renew()).status).toBe(401);
  expect(await statusOf(tokens)).toBe(401);
  expect(await statusOf(other)).toBe(200);
});

it('a logout token for a person ends all sessions that were started by the provider', async () => {
  const tokens = [
    await signInByProvider(visit, 'asha'),
    await signInByProvider(sso.visit(), 'asha'),
  ];
  expect((await postLogoutToken(await word({ sub: 'asha' }))).statusCode).toBe(200);
  for (const each of tokens) expect(await statusOf(each)).toBe(401);
});

it.each<[string, () => Promise<string>]>([
  ['signed by somebody else', () => word({ sub: 'asha' }, otherKey)],
  ['an hour old', () => word({ sub: 'asha' }, ownKey, { iat: Date.now() / 1000 - 3_600 })],
  ['of a sign-in', () => word({ sub: 'asha', nonce: 'n' })],
  ['of another event', () => word({ sub: 'asha', events: {} })],
  ['about nobody', () => word({})],
  ['for another client', () => word({ sub: 'asha' }, ownKey, { audience: 'another' })],
  ['that is no token', () => Promise.resolve('nonsense')],
])('a logout token %s ends nothing', async (_, token) => {
  const tokens = await signInByProvider(visit, 'asha');
  expect((await postLogoutToken(await token())).statusCode).toBe(422);
  expect(await statusOf(tokens)).toBe(200);
});

it('the provider’s token is renewed before it ends, and never stored in plain text', async () => {
  const { ssoToken } = await signInByProvider(visit, 'asha');
  expect((await newest())?.tokens.includes(ssoToken)).toBe(false);
  const renewed = await renew();
  expect(renewed.tokens.ssoToken).not.toBe(ssoToken);
  await server.db.run(sql`update sso_session set expires_at = now() + interval '1 hour'`);
  expect((await renew()).tokens.ssoToken).toBe(renewed.tokens.ssoToken);
});

it('simultaneous renewals of a session all succeed, and the session continues', async () => {
  await signInByProvider(visit, 'asha');
  const answers = await Promise.all(Array.from({ length: 6 }, renew));
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
  expect((await renew()).status).toBe(200);
});

it('a session that the provider has ended ends in the console at the next renewal', async () => {
  const tokens = await signInByProvider(visit, 'asha');
  await visit.atProvider.signOut(`${sso.provider.address}/session/end`);
  expect((await renew()).status).toBe(401);
  expect(await statusOf(tokens)).toBe(401);
});
