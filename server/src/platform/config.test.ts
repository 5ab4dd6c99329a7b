import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError, readConfig } from './config';
import { configSettings } from './config-settings';

const problemOf = (environment: Record<string, string>): string => {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return '';
};

it('the server starts without any configuration', () => {
  expect(readConfig({})).toMatchObject({ port: 4000, host: '127.0.0.1', mode: 'demo' });
});

it.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['MODE', 'staging'],
  ['ALLOW_OPEN_DEMO', 'perhaps'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['DATABASE_CONNECTIONS', '0'],
  ['PUBLIC_URL', 'example.com'],
  ['TRUSTED_PROXIES', 'the balancer'],
  ['TRUSTED_PROXIES', '10.0.0.0/99'],
  ['CALENDAR_HOSTS', 'https://cloud.example.com'],
  ['CALLBACK_ORIGINS', 'https://a.example/path'],
  ['EMBEDDING_APPS', 'https://crm.example'],
  ['EMBEDDING_APPS', 'crm=https://crm.example/path'],
  ['EMBEDDING_APPS', 'crm=https://*.example'],
  ['EMBEDDING_APPS', 'crm=null'],
  ['EMBEDDING_APPS', 'console=https://crm.example'],
  ['FILES_URL', 'cdn.example'],
  ['FILES_URL', "https://cdn.example; script-src 'unsafe-eval'"],
  ['FILES_URL', 'https://cdn.example/a?b'],
  ['API_URL', 'ftp://x'],
  ['LOG_LEVEL', 'loud'],
])('the setting %s=%s is refused with a sentence that names the setting', (name, value) => {
  const problem = problemOf({ [name]: value });
  expect(problem).toMatch(new RegExp(`^${name} .* Set it to .+\\.$`));
});

it('a configuration error never contains a secret', () => {
  expect(problemOf({ DATABASE_URL: 'mysql://u:hunter2@h/x' })).not.toContain('hunter2');
});

it('the demo accepts connections from this machine only, unless others are explicitly allowed', () => {
  expect(problemOf({ HOST: '0.0.0.0' })).toContain('ALLOW_OPEN_DEMO');
  expect(problemOf({ HOST: '0.0.0.0', ALLOW_OPEN_DEMO: 'true' })).toBe('');
  expect(problemOf({ HOST: '0.0.0.0', MODE: 'production' })).toBe('');
});

it('single sign-on requests the scopes to read the user and mailbox settings and to write calendars', () => {
  expect(readConfig({}).ssoScopes).toEqual([
    'User.Read',
    'MailboxSettings.ReadWrite',
    'Calendars.ReadWrite',
  ]);
});

describe('the providers of single sign-on', () => {
  const company = {
    id: 'company',
    name: 'Company',
    issuer: 'https://login.company.example',
    clientId: 'console',
  };
  const fileOf = (content: unknown): string => {
    const file = join(mkdtempSync(join(tmpdir(), 'providers-')), 'providers.json');
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
    return file;
  };
  const problemWith = (content: unknown) => problemOf({ SSO_PROVIDERS_FILE: fileOf(content) });

  it('the providers get defaults for settings that are omitted', () => {
    const { providers } = readConfig({ SSO_PROVIDERS_FILE: fileOf([company]) });
    expect(providers).toEqual([
      {
        ...company,
        addressClaims: ['email', 'preferred_username'],
        addressesAreVerified: false,
        admits: {},
        groupsClaim: 'groups',
        parameters: {},
        roles: {},
        newPeople: 'refuse',
        rolesOfNewPeople: ['referrer'],
        verifiedClaim: 'email_verified',
      },
    ]);
  });

  it.each<[string, unknown, string]>([
    ['no JSON', '{', 'it is not JSON'],
    [
      'a plain address that is not this machine',
      [{ ...company, issuer: 'http://x.example' }],
      '/0',
    ],
    ['a field that nobody knows', [{ ...company, clientSecrets: 'hunter2' }], '/0'],
    ['a role that nobody has', [{ ...company, roles: { staff: ['king'] } }], '/0'],
    ['a parameter that the sign-in says', [{ ...company, parameters: { state: 'x' } }], '/0'],
    ['one id twice', [company, company], 'two providers have one id'],
  ])('providers with %s are refused, and the message contains no secret', (_, content, place) => {
    const problem = problemWith(content);
    expect(problem).toMatch(/^SSO_PROVIDERS_FILE cannot be used\. .+\.$/);
    expect(problem).toContain(place);
    expect(problem).not.toContain('hunter2');
  });

  it('a missing providers file is refused with the path of the file', () => {
    expect(problemOf({ SSO_PROVIDERS_FILE: '/nowhere/providers.json' })).toContain(
      '/nowhere/providers.json: it cannot be read',
    );
  });

  it('at least one provider is required when only administrators may use passwords', () => {
    expect(problemOf({ PASSWORD_SIGN_IN: 'administrators' })).toContain('no other way');
  });
});

it('the documentation lists every setting of the server with its default', () => {
  const page = readFileSync('docs/configuration.md', 'utf8');
  for (const [name, { schema, about }] of Object.entries(configSettings)) {
    const given = (schema as { default?: unknown }).default;
    const shown = given === undefined || given === '' ? '' : ` (\`${String(given)}\`)`;
    expect(page).toContain(`\n- \`${name}\`${shown}: ${about}\n`);
  }
});
