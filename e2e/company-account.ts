import type { Page } from '@playwright/test';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { providerClient } from 'server/test/start-provider';

export const writeProviders = (issuer: string): string => {
  const file = join(mkdtempSync(join(tmpdir(), 'sso-')), 'providers.json');
  const company = { id: 'company', name: 'Kestrel ID', issuer, ...providerClient };
  writeFileSync(file, JSON.stringify([{ ...company, scopes: ['openid', 'profile', 'email'] }]));
  return file;
};

export const signInAtProvider = async (page: Page, name: string): Promise<void> => {
  await page.getByPlaceholder('Enter any login').fill(name);
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
};
