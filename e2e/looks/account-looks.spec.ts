import { startConsole } from '../server/console-server';
import { newDataFolder } from '../server/paths';
import { storedSession } from '../session';
import { signInOnPage } from '../sign-in';
import { expect, test } from '../test';
import { inEveryLook, lookAt, takeLook } from './look-at';

lookAt({
  name: 'account-profile',
  role: 'recruiter',
  path: '/',
  prepare: (page) => page.goto('/account/profile'),
  settled: (page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible(),
});

lookAt({
  name: 'account-refused-link',
  path: '/account/login?app=console&callback=https%3A%2F%2Felsewhere.example%2F',
  settled: (page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible(),
});

lookAt({
  name: 'account-sign-in',
  path: '/account/login',
  settled: (page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible(),
});

lookAt({
  name: 'account-sign-out-asked',
  role: 'recruiter',
  path: '/',
  prepare: (page) => page.goto('/account/logout'),
  settled: (page) => expect(page.getByRole('heading', { name: 'Sign out?' })).toBeVisible(),
});

inEveryLook('account-choose-person', async (page, label) => {
  await signInOnPage(page, 'auditor');
  const theirs = await storedSession(page);
  await page.goto('/robots.txt');
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await signInOnPage(page, 'recruiter');
  await page.goto(`/?token=${theirs?.selfToken}&app=${theirs?.appToken}&authType=self`);
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await takeLook(page, label);
});

test.describe('before anybody is there', () => {
  let address = '';
  let stop: () => Promise<unknown> = () => Promise.resolve();
  test.beforeAll(async () => {
    const server = await startConsole(newDataFolder(), { MODE: 'production' });
    address = server.url;
    stop = server.kill;
  });
  test.afterAll(() => stop());

  inEveryLook('account-first-administrator', async (page, label) => {
    await page.goto(`${address}/account/setup`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await takeLook(page, label);
  });
});
