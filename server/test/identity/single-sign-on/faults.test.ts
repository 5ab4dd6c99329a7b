import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { LightMyRequestResponse } from 'fastify';
import { decodeJwt, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import sql from 'sql-template-tag';
import {
  signInRefusals,
  type SignInRefusal,
} from '../../../src/identity/single-sign-on/sign-in-refusals';
import { makeUser } from '../../factories';
import { readLog } from '../../read-log';
import type { ProviderFault, ProviderProxy } from './before-provider';
import { createClaims, returnFromProvider, signInByProvider } from './sso-parts';
import { providerClient } from './start-provider';
import { startSsoWithProxy, type SsoWithProxy } from './start-sso';

const document = '/.well-known/openid-configuration';
const ownKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
const otherKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
const jwk = (key: KeyObject, kid: string) => ({
  ...key.export({ format: 'jwk' }),
  kid,
  use: 'sig',
  alg: 'RS256',
});

const people = {
  asha: createClaims('asha@company.example', { groups: ['hiring'] }),
  dawdler: createClaims('dawdler@company.example', { codeLife: 1 }),
  joiner: createClaims('joiner@company.example', {
    groups: Array.from({ length: 1_000 }, (_, at) => `group ${at}`),
  }),
  sociable: createClaims('sociable@company.example', {
    groups: Array.from({ length: 1_001 }, (_, at) => `group ${at}`),
  }),
};

let sso: SsoWithProxy;
let before: ProviderProxy;
const log = readLog();

beforeAll(async () => {
  sso = await startSsoWithProxy({
    people,
    keys: [jwk(ownKey, 'own')],
    environment: { LOG_LEVEL: 'warn' },
    settings: {
      newPeople: 'add',
      roles: { hiring: ['recruiter'], 'group 999': ['auditor'] },
    },
    fill: (db) => makeUser(db, ['recruiter'], { email: 'asha@company.example' }),
  });
  before = sso.before;
});
afterAll(async () => {
  await sso.stop();
  log.stop();
});
afterEach(() => {
  before.spoil(() => undefined);
  jest.restoreAllMocks();
});

const read = ({ statusCode: status, headers, body }: LightMyRequestResponse) => {
  if (status === 303) return { status };
  const [, title] = /<h1>([^<]*)<\/h1>/.exec(body) ?? [];
  const [, reference] = /Reference ([\w-]{36})/.exec(body) ?? [];
  const goesOn = headers.location !== undefined || /http-equiv|<script/.test(body);
  return { status, title, goesOn, ...log.lines.find(({ reqId }) => reqId === reference) };
};
const refused = (reason: SignInRefusal) => {
  const { status, title } = signInRefusals[reason];
  return { status, title, goesOn: false, reason, provider: 'company' };
};
const signIn = async (name = 'asha') => read((await returnFromProvider(sso.visit(), name)).page);

const withToken =
  (make: (claims: JWTPayload) => Promise<string> | string): ProviderFault =>
  async (path, answer) => {
    if (path !== '/token') return undefined;
    const { status, body } = await answer();
    const tokens = JSON.parse(body) as { id_token: string };
    return {
      status,
      body: JSON.stringify({ ...tokens, id_token: await make(decodeJwt(tokens.id_token)) }),
    };
  };
const signed = (claims: JWTPayload, key = ownKey, alg = 'RS256') =>
  new SignJWT(claims).setProtectedHeader({ alg, kid: 'own' }).sign(key);
const signedBySecret = (claims: JWTPayload) =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', kid: 'own' })
    .sign(new TextEncoder().encode(providerClient.clientSecret));

it('a person can sign in by a provider that has no fault', async () => {
  expect(await signIn()).toEqual({ status: 303 });
});

it.each<[string, ProviderFault]>([
  ['another issuer', withToken((claims) => signed({ ...claims, iss: 'https://evil.example' }))],
  ['another audience', withToken((claims) => signed({ ...claims, aud: 'another client' }))],
  ['another nonce', withToken((claims) => signed({ ...claims, nonce: 'n' }))],
  ['no nonce', withToken(({ nonce: _, ...claims }) => signed(claims))],
  ['a foreign signature', withToken((claims) => signed(claims, otherKey))],
  ['another algorithm', withToken((claims) => signed(claims, ownKey, 'PS512'))],
  ['a signature by the secret that both know', withToken((claims) => signedBySecret(claims))],
  ['no signature', withToken((claims) => new UnsecuredJWT(claims).encode())],
  ['an end long ago', withToken((claims) => signed({ ...claims, exp: Date.now() / 1000 - 3_600 }))],
  ['something that is no token', withToken(() => 'nonsense')],
])('an id token with %s does not sign the person in', async (_, fault) => {
  before.spoil(fault);
  expect(await signIn()).toMatchObject(refused('answer-untrusted'));
  before.spoil(() => undefined);
  expect(await signIn()).toMatchObject({ status: 303 });
});

it('a clock that differs by half a minute does not prevent a sign-in', async () => {
  const now = Date.now() / 1000;
  before.spoil(withToken((claims) => signed({ ...claims, iat: now + 30, exp: now - 30 })));
  expect(await signIn()).toMatchObject({ status: 303 });
});

it.each<[string, ProviderFault]>([
  [
    'HTML',
    async (path) => (path === '/token' ? { type: 'text/html', body: '<h1>Busy</h1>' } : undefined),
  ],
  ['a failure', async (path) => (path === '/token' ? { status: 500, body: '{}' } : undefined)],
  [
    'two megabytes',
    async (path) => (path === '/token' ? { body: `"${'x'.repeat(2_000_000)}"` } : undefined),
  ],
  ['nothing for long', (path) => (path === '/token' ? new Promise(() => undefined) : undefined)],
])('a provider that answers %s is reported as unavailable', async (_, fault) => {
  before.spoil(fault);
  expect(await signIn()).toMatchObject(refused('provider-away'));
});

it.each(['invalid_grant', 'interaction_required'])(
  'a refused renewal (%s) ends the session, a temporary failure does not',
  async (error) => {
    const visit = sso.visit();
    await signInByProvider(visit, 'asha');
    const renewing = async (status: number, body: string) => {
      before.spoil(async (path) => (path === '/token' ? { status, body } : undefined));
      return (await visit.browser.call('/account/renew')).statusCode;
    };
    expect(await renewing(503, '<h1>Busy</h1>')).toBe(200);
    await sso.server.db.run(sql`update sso_session set renewing_until = null`);
    expect(await renewing(400, JSON.stringify({ error }))).toBe(401);
  },
);

it('after the provider replaced its keys at most one sign-in fails', async () => {
  await sso.changeKeys([jwk(otherKey, 'new')]);
  await signIn();
  expect(await signIn()).toMatchObject({ status: 303 });
});

it('a token with a thousand groups is read, and one with an incomplete list of groups is refused', async () => {
  expect(await signIn('joiner')).toMatchObject({ status: 303 });
  expect(await signIn('sociable')).toMatchObject(refused('groups-missing'));
});

it('a sign-in that took longer than ten minutes is refused, and can be started again', async () => {
  const visit = sso.visit();
  const begun = await visit.browser.get('/account/sso/company?callback=/');
  const { pathname, search } = await visit.atProvider.signIn(
    String(begun.headers.location),
    'asha',
  );
  await sso.server.db.run(
    sql`update sso_request set expires_at = expires_at - interval '10 minutes'`,
  );
  const late = () => visit.browser.get(pathname + search);
  expect(read(await late())).toMatchObject(refused('request-unknown'));
  expect(read(await late())).toMatchObject(refused('request-unknown'));
  expect(read((await returnFromProvider(visit, 'asha')).page)).toEqual({ status: 303 });
  expect(
    await sso.server.db.many(sql`select from sso_request where expires_at < now()`),
  ).toHaveLength(0);
});

it('a code that the provider no longer accepts is reported to the person as an expired sign-in', async () => {
  const { browser, atProvider } = sso.visit();
  const begun = await browser.get('/account/sso/company?callback=/');
  const { pathname, search } = await atProvider.signIn(String(begun.headers.location), 'dawdler');
  await setTimeout(2_100);
  const page = read(await browser.get(pathname + search));
  expect(page).toMatchObject({
    ...refused('request-unknown'),
    failure: { code: expect.any(String) as string },
  });
});

it('a sign-in at an unavailable or wrong provider leads to an error page until it is back', async () => {
  const { browser } = sso.visit();
  const begin = () => browser.get('/account/sso/second?callback=/');
  const now = performance.now.bind(performance);
  let passed = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now() + passed);
  let asked = 0;
  for (const body of ['', '{"issuer":"https://evil.example"}']) {
    before.spoil(async (path) => {
      asked += 1;
      return path === document ? { body } : undefined;
    });
    const page = await begin();
    expect(read(page)).toMatchObject({ ...refused('provider-away'), provider: 'second' });
    expect(page.body).toContain('Try again with Second');
    // An invalid logout token causes no additional request to the provider.
    await browser.form('/account/sso/second/logout', { logout_token: 'nonsense' });
    expect((await begin()).statusCode).toBe(503);
    passed += 11_000;
  }
  expect(asked).toBe(2);
  before.spoil(() => undefined);
  expect((await begin()).statusCode).toBe(303);
});
