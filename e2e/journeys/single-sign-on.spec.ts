import type { Page } from '@playwright/test';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { client, startProvider } from 'server/test/start-provider';
import { expectAccessible } from '../expect-accessible';
import { freePort } from '../server/free-port';
import { storedSession } from '../session';
import { expect, test } from '../test';

const fileOf = (issuer: string): string => {
  const file = join(mkdtempSync(join(tmpdir(), 'sso-')), 'providers.json');
  const company = { id: 'company', name: 'Kestrel ID', issuer, ...client };
  writeFileSync(file, JSON.stringify([{ ...company, scopes: ['openid', 'profile', 'email'] }]));
  return file;
};

const signInAtProvider = async (page: Page, name: string): Promise<void> => {
  await page.getByPlaceholder('Enter any login').fill(name);
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
};

test('journey: one account of the company opens the console, and ends it everywhere', async ({
  page,
  context,
  startServer,
}) => {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const provider = await startProvider({
    origins: [origin],
    people: {
      asha: { email: 'asha.verma@kestrelfoods.example', email_verified: true },
      nobody: { email: 'nobody@kestrelfoods.example', email_verified: true },
    },
  });
  try {
    await startServer({ PORT: String(port), SSO_PROVIDERS_FILE: fileOf(provider.address) });
    await page.goto(`${origin}/all/job`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Continue with Kestrel ID' }).click();
    await signInAtProvider(page, 'nobody');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Nobody here has your address',
    );
    await expectAccessible(page);

    await context.clearCookies();
    await page.goto(`${origin}/all/job`);
    await page.getByRole('link', { name: 'Continue with Kestrel ID' }).click();
    await signInAtProvider(page, 'asha');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jobs');
    expect(page.url()).toBe(`${origin}/all/job`);
    expect(await storedSession(page)).toMatchObject({
      authType: 'sso',
      ssoToken: expect.stringMatching(/^[\w-]{20,}/),
    });

    await page.goto(`${origin}/general-settings/single-sign-on`);
    await page.getByRole('button', { name: 'Check Kestrel ID' }).click();
    await expect(page.getByText('its secret is right')).toBeVisible();
    await page.getByRole('link', { name: 'Try a sign-in' }).click();
    await expect(page.getByText('Asha Verma', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Back to the configuration' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Single sign-on');

    const elsewhere = await context.newPage();
    await elsewhere.goto(`${provider.address}/session/end`);
    await elsewhere.getByRole('button', { name: 'Yes, sign me out' }).click();
    // The provider tells the server, the server the tab: nobody presses anything there.
    await expect(page).toHaveURL(/\/account\/login/);

    await page.getByRole('link', { name: 'Continue with Kestrel ID' }).click();
    await signInAtProvider(page, 'asha');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Single sign-on');
    await page.goto(`${origin}/logout`);
    await page.getByRole('button', { name: 'Yes, sign me out' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
    await page.getByRole('link', { name: 'Continue with Kestrel ID' }).click();
    await expect(page.getByPlaceholder('Enter any login')).toBeVisible();
  } finally {
    await provider.stop();
  }
});
