import { returnFromProvider, createClaims } from './sso-parts';
import { startSso, type Sso } from './start-sso';

const settings = { newPeople: 'add' };
const people = { mira: createClaims('mira@company.example') };
const names = ['given_name', 'family_name'];

let sso: Sso;
afterEach(() => sso.stop());

const titleFor = async (token: readonly string[], call: readonly string[]): Promise<string> => {
  sso = await startSso({
    ...{ people, settings },
    habits: {
      scopes: ['openid', 'offline_access', 'profile', 'email'],
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: names },
      claimsByAnswer: { id_token: token, userinfo: call },
    },
  });
  const { page } = await returnFromProvider(sso.visit(), 'mira');
  return /<h1>([^<]*)<\/h1>/.exec(page.body)?.[1] ?? '';
};

it('an address counts as verified only if the answer that contains it (id token or user info) marks it as verified', async () => {
  expect(await titleFor([], ['email', 'email_verified', ...names])).toBe('');
});

it('a mark of verification in the user info does not verify an address in the id token', async () => {
  expect(await titleFor(['email'], ['email_verified', ...names])).not.toBe('');
});

it('a mark of verification in the id token does not verify an address in the user info', async () => {
  expect(await titleFor(['email_verified'], ['email', ...names])).not.toBe('');
});
