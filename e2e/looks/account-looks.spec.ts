import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { startConsole, type ConsoleServer } from '../server/console-server';
import { copyEmptyData } from '../server/empty-data';
import { freePort } from '../server/free-port';
import { newDataFolder, getTemplateFolder } from '../server/paths';
import { readStoredSession } from '../session';
import { signInAs, signInOnPage } from '../sign-in';
import { expect, test } from '../test';
import { testEveryWidth, testScreen, takeScreenshot } from './look-at';

testScreen({
  name: 'account-profile',
  role: 'recruiter',
  path: '/',
  prepare: (page) => page.goto('/account/profile'),
  settled: (page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible(),
});

testScreen({
  name: 'account-refused-link',
  path: '/account/login?app=console&callback=https%3A%2F%2Felsewhere.example%2F',
  settled: (page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible(),
});

testScreen({
  name: 'account-sign-in',
  path: '/account/login',
  settled: (page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible(),
});

const wideLogo = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="80"><rect width="480" height="80" rx="8" fill="#0b6e69"/><circle cx="40" cy="40" r="24" fill="#fff"/></svg>`;

testScreen({
  name: 'account-wide-logo',
  path: '/account/login',
  prepare: async (page) => {
    await page.route('**/wide.svg', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: wideLogo }),
    );
    await page.route('**/account/login', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        /<i aria-hidden="true">.<\/i>|<img [^>]*>/,
        '<img src="/wide.svg" alt="" />',
      );
      await route.fulfill({ response, body });
    });
    await page.goto('/account/login');
  },
  settled: async (page) => {
    const logo = page.locator('.logo img');
    await expect.poll(() => logo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(480);
    const { width = 0, height = 1 } = (await logo.boundingBox()) ?? {};
    expect(width / height).toBeGreaterThan(3);
    await expect(logo).toHaveCSS('object-fit', 'contain');
  },
});

testScreen({
  name: 'account-sign-out-asked',
  role: 'recruiter',
  path: '/',
  prepare: (page) => page.goto('/account/logout'),
  settled: (page) => expect(page.getByRole('heading', { name: 'Sign out?' })).toBeVisible(),
});

testEveryWidth('account-choose-person', async (page, label) => {
  await signInOnPage(page, 'auditor');
  const theirs = await readStoredSession(page);
  await page.goto('/robots.txt');
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await signInOnPage(page, 'recruiter');
  await page.goto(`/?token=${theirs?.selfToken}&app=${theirs?.appToken}&authType=self`);
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await takeScreenshot(page, label);
});

test.describe('looks of sign-in with three providers, and with passwords for administrators only', () => {
  const file = join(newDataFolder(), 'providers.json');
  let server: ConsoleServer;
  test.beforeAll(async () => {
    const names = ['Kestrel Foods', 'Kestrel Bakeries of the North and the Islands', 'Agencies'];
    // No server listens on this port, so these providers are unavailable.
    const away = { issuer: `http://127.0.0.1:${await freePort()}`, clientId: 'console' };
    const providers = names.map((name, at) => ({ id: `company-${at}`, name, ...away }));
    const dataFolder = newDataFolder();
    cpSync(getTemplateFolder(), dataFolder, { recursive: true });
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(providers));
    const environment = { SSO_PROVIDERS_FILE: file, PASSWORD_SIGN_IN: 'administrators' };
    server = await startConsole(dataFolder, environment);
  });
  test.afterAll(() => server.kill());

  testEveryWidth('account-providers', async (page, label) => {
    await page.goto(`${server.url}/account/login`);
    await page.getByText('Sign in with a password, for administrators').click();
    await takeScreenshot(page, label);
  });

  testEveryWidth('single-sign-on', async (page, label) => {
    await signInAs(page, 'administrator', `${server.url}/general-settings/single-sign-on`);
    await page.getByRole('button', { name: 'Check Agencies' }).click();
    await expect(page.getByText('Wrong', { exact: true })).toBeVisible();
    await takeScreenshot(page, label);
    await page.getByRole('link', { name: 'Try a sign-in' }).last().click();
    await expect(page.getByText('Nobody would be signed in.')).toBeVisible();
    await takeScreenshot(page, `${label}-tried`);
  });

  testEveryWidth('account-provider-away', async (page, label) => {
    await page.goto(`${server.url}/account/sso/company-1?callback=/`);
    await expect(page.getByText(/^Reference/)).toBeVisible();
    await takeScreenshot(page, label);
  });
});

test.describe('looks of sign-in before the first account exists', () => {
  let address = '';
  let stop: () => Promise<unknown> = () => Promise.resolve();
  test.beforeAll(async () => {
    const server = await startConsole(await copyEmptyData(), { MODE: 'production' });
    address = server.url;
    stop = server.kill;
  });
  test.afterAll(() => stop());

  testEveryWidth('account-first-administrator', async (page, label) => {
    await page.goto(`${address}/account/setup`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await takeScreenshot(page, label);
  });
});
