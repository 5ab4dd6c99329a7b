import type { Page } from '@playwright/test';
import { serveExample } from '../embedding/host-page';
import { signInOnPage } from '../sign-in';
import { expect, test } from '../test';

const blockStorage = (page: Page, storages = ['localStorage', 'sessionStorage']) =>
  page.addInitScript((names) => {
    for (const name of names)
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  }, storages);

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

test('drill: where the browser blocks storage, a person signs in, works and returns after a reload', async ({
  page,
  consoleErrors,
}) => {
  await blockStorage(page);
  await signInOnPage(page, 'administrator', '/source');
  await expect(heading(page)).toHaveText('Applicant Source');
  await page.getByRole('searchbox').fill('campus');
  await expect(page).toHaveURL(/search=campus/);
  await page.goto('/all/job');
  await expect(heading(page)).toHaveText('Jobs');
  await page.goBack();
  await expect(heading(page)).toHaveText('Applicant Source');
  await page.goto('/application');
  await expect(heading(page)).toBeVisible();
  expect(consoleErrors.filter((line) => /SecurityError|insecure/.test(line))).toEqual([]);
});

test('drill: where the browser stores nothing beyond a tab, an embedded page shows its list', async ({
  page,
  startServer,
  consoleErrors,
}) => {
  const host = await serveExample('plain-page');
  const server = await startServer({ EMBEDDING_APPS: `crm=${host.origin}` });
  // Session storage stays available, since without it the embedded console can receive no session
  // and its host page gets an error.
  await blockStorage(page, ['localStorage']);
  await signInOnPage(page, 'recruiter', `${server.url}/application`);
  await page.goto(`${host.origin}/?console=${server.url}`);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const applicants = page.locator('#applicants');
  await expect(applicants.getByRole('button', { name: /^Actions for/ }).first()).toBeVisible();
  await applicants.getByRole('searchbox').fill('noor');
  await expect(page.locator('#told')).toContainText('search=noor');
  expect(consoleErrors.filter((line) => /SecurityError|insecure/.test(line))).toEqual([]);
  host.stop();
});

test('drill: Back after signing out asks for one sign-in, and the person then stays signed in', async ({
  page,
}) => {
  await signInOnPage(page, 'administrator', '/source');
  await page.goto('/all/job');
  await page.getByRole('button', { name: /^User menu/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/account\/log(in|out)/);
  await page.goBack();
  await page.getByRole('button', { name: /^Administrator\b/ }).click();
  await expect(heading(page)).toBeVisible();
  await expect(page).toHaveURL(({ pathname }) => pathname === '/all/job');
  await page.reload();
  await expect(heading(page)).toBeVisible();
});
