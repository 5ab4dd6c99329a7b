import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestServer } from '../../server';
import { readRedirectQuery, openBrowser, type Browser } from '../account/browser';
import { openProviderPages, type ProviderPages } from './at-provider';
import { providerClient, type Claims } from './start-provider';

export const writeProvidersFile = (providers: object[]): string => {
  const file = join(mkdtempSync(join(tmpdir(), 'sso-')), 'providers.json');
  writeFileSync(file, JSON.stringify(providers));
  return file;
};

const company = (issuer: string) => ({
  id: 'company',
  name: 'Company',
  issuer,
  ...providerClient,
  scopes: ['openid', 'profile', 'email', 'offline_access'],
});

export const providersFile = (issuer: string, more: object = {}): string =>
  writeProvidersFile([
    { ...company(issuer), ...more },
    { ...company(issuer), id: 'second', name: 'Second' },
  ]);

export const writeSingleProviderFile = (issuer: string): string =>
  writeProvidersFile([company(issuer)]);

export const createClaims = (email: string, more: Claims = {}): Claims => ({
  email,
  email_verified: true,
  given_name: 'Mira',
  family_name: 'Nair',
  ...more,
});

export interface Visit {
  browser: Browser;
  atProvider: ProviderPages;
}

export const openVisit = (server: TestServer): Visit => ({
  browser: openBrowser(server.app),
  atProvider: openProviderPages(),
});

const pathOf = (address: URL): string => address.pathname + address.search;

export const returnFromProvider = async (
  { browser, atProvider }: Visit,
  name: string,
  callback = '/all/job?page=2',
  id = 'company',
) => {
  const begun = await browser.get(`/account/sso/${id}?callback=${encodeURIComponent(callback)}`);
  const answer = await atProvider.signIn(String(begun.headers.location), name);
  return { begun, answer, page: await browser.get(pathOf(answer)) };
};

export const signInByProvider = async (visit: Visit, name: string, id = 'company') => {
  const { page } = await returnFromProvider(visit, name, '/', id);
  if (page.statusCode !== 303) throw new Error(`Not signed in: ${page.body}`);
  const exchanged = await visit.browser.call('/account/token', {
    token: readRedirectQuery(page).get('token') ?? '',
  });
  return exchanged.json() as { selfToken: string; appToken: string; ssoToken: string };
};
