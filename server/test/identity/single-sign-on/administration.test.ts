import { generateKeyPairSync } from 'node:crypto';
import type { Finding } from '../../../contract/identity/single-sign-on/sign-in-provider';
import { makeUser } from '../../factories';
import type { Caller } from '../../server';
import type { ProviderFault } from './before-provider';
import { createClaims } from './sso-parts';
import { startSsoWithProxy, type SsoWithProxy } from './start-sso';

const document = '/.well-known/openid-configuration';
const key = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

let sso: SsoWithProxy;
let administrator: Caller;

beforeAll(async () => {
  sso = await startSsoWithProxy({
    people: { boss: createClaims('boss@company.example') },
    keys: [{ ...key.export({ format: 'jwk' }), kid: 'own', use: 'sig', alg: 'RS256' }],
    fill: (db) => makeUser(db, ['administrator'], { email: 'boss@company.example' }),
  });
  administrator = await sso.server.signInAs('administrator');
});
afterAll(() => sso.stop());
afterEach(() => sso.before.spoil(() => undefined));

const check = async (): Promise<Finding[]> => {
  const answer = await administrator.send('POST', '/api/v1/sign-in-provider/company/check');
  expect(answer.statusCode).toBe(200);
  return answer.json<{ data: Finding[] }>().data;
};

it('an administrator sees the addresses to register at the provider, and no secret', async () => {
  const answer = await administrator.send('GET', '/api/v1/sign-in-provider', {
    headers: { host: 'localhost' },
  });
  expect(answer.json()).toMatchObject({
    data: {
      passwordsAreFor: 'everyone',
      providers: [
        {
          ...{ id: 'company', issuer: sso.before.address, hasSecret: true },
          redirectAddress: 'http://localhost/account/sso/company/answer',
          signedOutAddress: 'http://localhost/account/sso/company/signed-out',
          logoutAddress: 'http://localhost/account/sso/company/logout',
        },
        { id: 'second' },
      ],
    },
  });
  expect(answer.body).not.toContain('secret-of-the-client');
});

it.each(['recruiting-manager', 'auditor'] as const)(
  'a %s can neither see nor check the sign-in providers',
  async (role) => {
    const { send } = await sso.server.signInAs(role);
    expect((await send('GET', '/api/v1/sign-in-provider')).statusCode).toBe(403);
    expect((await send('POST', '/api/v1/sign-in-provider/company/check')).statusCode).toBe(403);
  },
);

it('the check of an unknown sign-in provider is refused', async () => {
  const answer = await administrator.send('POST', '/api/v1/sign-in-provider/other/check');
  expect(answer.statusCode).toBe(404);
});

it('the check of a correctly configured sign-in provider finds no fault', async () => {
  expect((await check()).map(({ about, state }) => `${about} ${state}`)).toEqual([
    'document ok',
    'keys ok',
    'client ok',
    'clock ok',
    'scopes ok',
    'sign-out ok',
  ]);
});

const answering =
  (path: string, spoilt: { status?: number; type?: string; body: string }): ProviderFault =>
  async (asked) =>
    asked === path ? spoilt : undefined;
const changed =
  (change: object): ProviderFault =>
  async (path, answer) => {
    if (path !== document) return undefined;
    const { body } = await answer();
    return { body: JSON.stringify({ ...(JSON.parse(body) as object), ...change }) };
  };
const page = { type: 'text/html', body: '<h1>Sign in</h1>' };

it.each<[string, ProviderFault, Finding['about'], RegExp]>([
  [
    'another issuer',
    changed({ issuer: 'https://other.example' }),
    'document',
    /calls itself https:\/\/other\.example, the configuration says http:\/\/127/,
  ],
  ['no address for keys', changed({ jwks_uri: undefined }), 'document', /names no jwks_uri/],
  [
    'no way to take its secret',
    changed({ token_endpoint_auth_methods_supported: ['private_key_jwt'] }),
    'document',
    /client_secret_post/,
  ],
  ['a web page', answering(document, page), 'document', /a web page \(200\)/],
  ['not found', answering(document, { status: 404, body: '{}' }), 'document', /answered 404/],
  ['a redirect', answering(document, { status: 302, body: '{}' }), 'document', /leads on to/],
  [
    'two megabytes',
    answering(document, { body: `"${'x'.repeat(2_000_000)}"` }),
    'document',
    /over a megabyte/,
  ],
  [
    'nothing, for it is away',
    (path) => (path === document ? Promise.reject(new Error('Broken off')) : undefined),
    'document',
    /broke off|broken off/,
  ],
  [
    'nothing for long',
    (path) => (path === document ? new Promise(() => undefined) : undefined),
    'document',
    /within five seconds/,
  ],
  ['no keys', answering('/jwks', { body: '{"keys":[]}' }), 'keys', /lists no key to sign with/],
  ['a web page for keys', answering('/jwks', page), 'keys', /a web page/],
  [
    'that it does not know the client',
    answering('/token', { status: 401, body: '{"error":"invalid_client"}' }),
    'client',
    /does not know the client, or not by this secret/,
  ],
])('if the provider answers with %s, the check reports it', async (_, fault, about, words) => {
  sso.before.spoil(fault);
  const faults = (await check()).filter(({ state }) => state === 'fault');
  expect(faults).toEqual([
    { about, state: 'fault', words: expect.stringMatching(words) as string },
  ]);
});

it('the check never sends the client secret to an address from another issuer’s document', async () => {
  const asked: string[] = [];
  const spoil = changed({ issuer: 'https://other.example' });
  sso.before.spoil((path, answer) => {
    asked.push(path);
    return spoil(path, answer);
  });
  await check();
  expect(asked).toEqual([document]);
});

it('the check reports by how much the clocks of server and provider differ', async () => {
  const date = new Date(Date.now() - 300_000).toUTCString();
  sso.before.spoil(async (path) =>
    path === '/token' ? { status: 400, body: '{"error":"invalid_grant"}', date } : undefined,
  );
  expect(await check()).toContainEqual({
    ...{ about: 'clock', state: 'fault' },
    words: expect.stringMatching(/differ by (299|300|301) seconds/) as string,
  });
});

it('the check of a sign-in provider warns if it lacks sign-out calls or does not list a requested scope', async () => {
  sso.before.spoil(
    changed({
      ...{ end_session_endpoint: undefined, backchannel_logout_supported: undefined },
      scopes_supported: ['openid', 'email', 'profile'],
    }),
  );
  const warnings = (await check()).filter(({ state }) => state === 'warning');
  expect(warnings.map(({ about }) => about)).toEqual(['scopes', 'sign-out']);
  expect(warnings[0]?.words).toContain('offline_access');
});
