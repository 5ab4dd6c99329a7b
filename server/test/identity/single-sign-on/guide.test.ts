import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import sql from 'sql-template-tag';
import type {
  Finding,
  SignInProvider,
} from '../../../contract/identity/single-sign-on/sign-in-provider';
import { roles } from '../../../contract/permission';
import { IdentityProviderSettings } from '../../../src/platform/config-providers';
import { configSettings } from '../../../src/platform/config-settings';
import { signInRefusals } from '../../../src/identity/single-sign-on/sign-in-refusals';
import { makeCompany } from '../../factories';
import { startTestServer, type Caller, type TestServer } from '../../server';
import { guideProviders } from './guide-providers';
import { returnFromProvider, writeProvidersFile, openVisit, signInByProvider } from './sso-parts';
import { startProviders, type StartedProvider } from './start-provider';

const guide = readFileSync('docs/guides/single-sign-on.md', 'utf8');
const origin = 'http://localhost';

interface Entry {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

const entryOf = (title: string): Entry => {
  const [, section = ''] = guide.split(`### ${title}\n`);
  const [, block = ''] = /^```json\n([^]*?)^```/m.exec(section) ?? [];
  const [entry] = JSON.parse(block) as [Entry];
  return entry;
};
/** Returns the entries of the list under a heading, each split at its first colon. */
const entriesUnder = (heading: string): string[][] => {
  const [, section = ''] = guide.split(new RegExp(`^#+ ${heading}\\n`, 'm'));
  const [list = ''] = section.split(/^#/m);
  return [...list.matchAll(/^- ([^:]+): (.+)$/gm)].map(([, ...entry]) =>
    entry.map((part) => part.replaceAll("'", '’')),
  );
};
const codeOf = (text = ''): string[] =>
  [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

const listed = guideProviders.map((provider) => ({
  ...provider,
  id: provider.title.toLowerCase().replace(/ .*/, ''),
  entry: entryOf(provider.title),
}));

let server: TestServer;
let providers: { addresses: string[]; stop: StartedProvider['stop'] };
let administrator: Caller;

beforeAll(async () => {
  providers = await startProviders(
    listed.map(({ id, entry, habits, people }) => ({
      ...{
        id,
        habits,
        people,
        origins: [origin],
        path: new URL(entry.issuer).pathname.replace(/\/$/, ''),
      },
      ...{ clientId: entry.clientId, clientSecret: entry.clientSecret },
    })),
  );
  const file = writeProvidersFile(
    listed.map(({ id, entry }, at) => ({ ...entry, id, issuer: providers.addresses[at] })),
  );
  server = await startTestServer({
    environment: { SSO_PROVIDERS_FILE: file },
    fill: async (db) => void (await makeCompany(db)),
  });
  administrator = await server.signInAs('administrator');
});
afterAll(async () => {
  await server.stop();
  await providers.stop();
});

describe.each(listed)(
  'single sign-on by the guide for $title',
  ({ id, entry, habits, people, roles: given, refusal }) => {
    const visitAs = (name: keyof typeof people) =>
      returnFromProvider(openVisit(server), name, '/', id);

    it('a person can sign in with the guide’s providers file, and gets the roles of their groups', async () => {
      const { begun, page } = await visitAs('mira');
      expect([page.statusCode, page.headers.location]).toEqual([
        303,
        expect.stringContaining('authType=sso'),
      ]);
      const asked = new URL(String(begun.headers.location)).searchParams;
      expect(habits.scopes).toEqual(expect.arrayContaining(asked.get('scope')?.split(' ') ?? []));
      const found = await server.db.one<{ name: string; roles: string[] }>(sql`
      select first_name || ' ' || last_name as name,
        (select array_agg(role order by role) from user_role where user_id = app_user.id) as roles
      from app_user where lower(email) = ${String(people.mira.email)}`);
      expect(found).toEqual({ name: 'Mira Nair', roles: given });
    });

    it('with the guide’s providers file an unknown person is refused, and reads why', async () => {
      const { page } = await visitAs('stranger');
      expect([page.statusCode, page.body]).toEqual([403, expect.stringContaining(refusal)]);
    });

    it('a session renewal asks the provider whether the session continues', async () => {
      const visit = openVisit(server);
      const { ssoToken } = await signInByProvider(visit, 'mira', id);
      const renewed = await visit.browser.call('/account/renew');
      expect(renewed.json()).toMatchObject({
        ssoToken: expect.not.stringMatching(ssoToken) as string,
      });
    });

    it('the check of the provider configured as in the guide finds no fault', async () => {
      const answer = await administrator.send('POST', `/api/v1/sign-in-provider/${id}/check`);
      const { data } = answer.json<{ data: Finding[] }>();
      const faults = data.filter(({ state }) => state !== 'ok').map(({ about }) => about);
      expect(faults).toEqual(habits.endsSessions === false ? ['sign-out'] : []);
    });

    it('signing out leads to the page that the guide names', async () => {
      const visit = openVisit(server);
      await signInByProvider(visit, 'mira', id);
      const answer = await visit.browser.get('/account/logout?callback=%2F', {
        ...{ 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document' },
      });
      const there = new URL(String(answer.headers.location), origin);
      if (habits.endsSessions === false) return expect(there.origin).toBe(origin);
      const back = await visit.atProvider.signOut(there.href);
      return expect(back.pathname).toBe(`/account/sso/${id}/signed-out`);
    });

    it('the addresses registered at the provider are those in the guide', async () => {
      const { data } = (
        await administrator.send('GET', '/api/v1/sign-in-provider', {
          headers: { host: 'localhost' },
        })
      ).json<{ data: { providers: SignInProvider[] } }>();
      const shown = data.providers.find((each) => each.id === id);
      const addresses = entriesUnder('1. Register the console at your provider').map(
        ([, address]) =>
          codeOf(address)[0]?.replace('https://hiring.example.com', origin).replace('company', id),
      );
      expect(addresses).toEqual([
        shown?.redirectAddress,
        shown?.signedOutAddress,
        shown?.logoutAddress,
      ]);
      expect(entry.issuer).toMatch(/^https:/);
    });
  },
);

it('the guide documents every field of the providers file, and no others', () => {
  const documented = entriesUnder('What the fields mean').flatMap(([field]) => codeOf(field));
  expect(documented.sort()).toEqual(Object.keys(IdentityProviderSettings.properties).sort());
  const [, meaning] =
    entriesUnder('What the fields mean').find(([field]) => field === '`roles`') ?? [];
  expect(codeOf(meaning).sort()).toEqual([...roles].sort());
});

it('the guide documents every error page on which a sign-in can end', () => {
  const documented = entriesUnder('When it fails').map(([title]) => title);
  expect(documented.sort()).toEqual(
    Object.values(signInRefusals)
      .map(({ title }) => title as string)
      .sort(),
  );
});

it('the guide names only settings that exist', () => {
  const named = codeOf(guide.replaceAll(/^```[^]*?^```/gm, '')).flatMap(
    (code) => /^[A-Z]+_[A-Z_]+/.exec(code)?.[0] ?? [],
  );
  expect(named).toEqual(expect.arrayContaining(['PUBLIC_URL', 'SSO_PROVIDERS_FILE']));
  expect(Object.keys(configSettings)).toEqual(expect.arrayContaining(named));
});

it('the example app starts by the command in the guide, and redirects to the provider', async () => {
  const [, command = ''] = /^```bash\n([^]*?)^```/m.exec(guide) ?? [];
  const child = spawn(
    'bash',
    [
      '-c',
      `exec env ${command
        .replace(entryOf('Keycloak').issuer, providers.addresses.at(-1) ?? '')
        .replace('SECRET=…', 'SECRET=any')
        .replace('5200', '0')}`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  try {
    const [address] = (await once(child.stdout, 'data')) as [Buffer];
    const own = String(address).trim();
    const answer = await fetch(own, { redirect: 'manual' });
    const there = new URL(answer.headers.get('location') ?? '');
    expect(`${there.origin}${there.pathname}`).toBe(`${providers.addresses.at(-1)}/auth`);
    expect(there.searchParams.get('client_id')).toBe('timesheets');
    expect(there.searchParams.get('redirect_uri')).toBe(`${own}answer`);
  } finally {
    child.kill();
  }
});
