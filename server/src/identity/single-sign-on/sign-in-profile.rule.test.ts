import Value from 'typebox/value';
import { IdentityProviderSettings } from '../../platform/config-providers';
import { toProfile } from './sign-in-profile.rule';

const settings = (more: object = {}): IdentityProviderSettings => {
  const given = { id: 'company', name: 'Company', issuer: 'https://id.example', clientId: 'x' };
  return Value.Default(IdentityProviderSettings, { ...given, ...more }) as IdentityProviderSettings;
};
const ada = 'ada@company.example';
const entra = { issuer: 'https://login.microsoftonline.com/tenant/v2.0' };
const ours = { addressesAreVerified: true };

it.each<[string, object, object, string | undefined]>([
  ['one that is verified', { email: ada, email_verified: true }, {}, ada],
  ['one of which nothing is said', { email: ada }, {}, undefined],
  ['one of a provider whose addresses are the company’s', { email: ada }, ours, ada],
  ['one that is denied', { email: ada, email_verified: false }, ours, undefined],
  ['one that is denied as a text', { email: ada, email_verified: 'false' }, ours, undefined],
  [
    'one that is denied, whatever else is said of it',
    { email: ada, email_verified: false, xms_edov: true },
    entra,
    undefined,
  ],
  [
    'one whose domain Entra ID denies',
    { email: ada, email_verified: true, xms_edov: false },
    entra,
    undefined,
  ],
  ['one whose domain Entra ID owns', { email: ada, xms_edov: '1' }, entra, ada],
  ['the mark of Entra ID from anybody', { email: ada, xms_edov: true }, {}, undefined],
  [
    'the same where the configuration says so',
    { email: ada, xms_edov: true },
    { verifiedClaim: 'xms_edov' },
    ada,
  ],
  [
    'the same from a host that looks like it',
    { email: ada, xms_edov: true },
    { issuer: 'https://login.microsoftonline.com.evil.example' },
    undefined,
  ],
  ['a user name that is one', { preferred_username: ada }, ours, ada],
  ['a user name that is none', { preferred_username: 'ada' }, ours, undefined],
  [
    'a user name, which no mark is about',
    { preferred_username: ada, email_verified: true },
    {},
    undefined,
  ],
  [
    'a user name beside an address that is not verified',
    { email: 'x@y.example', email_verified: false, preferred_username: ada },
    ours,
    undefined,
  ],
  [
    'the claim that is named',
    { upn: ada, email: 'a@private.example' },
    { ...ours, addressClaims: ['upn'] },
    ada,
  ],
  [
    'no other than the one that is named',
    { email: ada, email_verified: true },
    { addressClaims: ['upn'] },
    undefined,
  ],
])(
  'only an e-mail address that the provider has verified identifies a person: %s',
  (_, claims, more, email) => {
    expect(toProfile({ sub: 's', ...claims }, settings(more)).email).toBe(email);
  },
);

it.each([
  [{ given_name: 'Ada' }, true],
  [{ name: 'Ada Lund' }, true],
  [{ preferred_username: ada }, false],
  [{ given_name: ' ' }, false],
])(
  'a name derived from an e-mail address does not replace a stored name: %j',
  (claims, isNamed) => {
    expect(toProfile({ sub: 's', ...claims }, settings(ours)).isNamed).toBe(isNamed);
  },
);
