import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../expect-accessible';
import { waitForSocket } from '../live-socket';
import { signInAs } from '../sign-in';
import { expect, test } from '../test';

const main = (page: Page) => page.getByRole('main');
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });
const password = 'long enough a password';

const anotherBrowser = async (browser: Browser, baseURL: string): Promise<Page> =>
  (await browser.newContext({ baseURL })).newPage();

test('journey: an invited person chooses a password in another browser, and a role change applies at once', async ({
  page,
  browser,
  server,
}) => {
  const email = `nila.${Date.now()}@example.com`;
  await signInAs(page, 'administrator', '/general-settings/roles');
  await main(page).getByRole('link', { name: 'Invite a person' }).click();
  await main(page).getByRole('textbox', { name: 'First name' }).fill('Nila');
  await main(page).getByRole('textbox', { name: 'Last name' }).fill('Das');
  await main(page).getByRole('textbox', { name: 'E-mail' }).fill(email);
  await main(page).getByRole('checkbox', { name: 'Recruiter', exact: true }).check();
  await expectAccessible(page);
  await main(page).getByRole('button', { name: 'Invite' }).click();
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Nila Das');
  await expect(main(page).getByText('Invited', { exact: true }).first()).toBeVisible();

  const theirs = await anotherBrowser(browser, server.url);
  const connected = waitForSocket(theirs);
  await theirs.goto(link);
  await expectAccessible(theirs);
  await theirs.getByLabel('New password').fill(password);
  await theirs.getByLabel('The same again').fill(password);
  await theirs.getByRole('button', { name: 'Save the password' }).click();
  await expect(menu(theirs).getByRole('link', { name: 'General Settings' })).toBeVisible();
  await connected;

  await main(page).getByRole('checkbox', { name: 'Recruiter', exact: true }).uncheck();
  await main(page).getByRole('checkbox', { name: 'Referrer', exact: true }).check();
  await main(page).getByRole('button', { name: 'Save' }).click();
  await expect(menu(theirs).getByRole('link', { name: 'General Settings' })).toBeHidden();

  await main(page).getByRole('button', { name: 'Deactivate' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click();
  await expect(main(page).getByText('Deactivated', { exact: true })).toBeVisible();
  // The tab may already be redirecting to the sign-in page.
  await theirs.goto('/').catch(() => undefined);
  await expect(theirs).toHaveURL(/\/account\/login/);
  await theirs.goto(link);
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('This link no longer works');
});

test('journey: changing the time zone explains its effect, and applies at once in an open tab @detail', async ({
  page: _,
  browser,
  startServer,
}) => {
  const { url } = await startServer();
  const page = await anotherBrowser(browser, url);
  const theirs = await anotherBrowser(browser, url);
  const connected = waitForSocket(theirs);
  await signInAs(theirs, 'auditor', '/general-settings/audit-log');
  const when = main(theirs).getByRole('row').nth(1).locator('time');
  const before = await when.textContent();
  await connected;

  await signInAs(page, 'administrator', '/general-settings/company');
  const zone = main(page).getByRole('combobox', { name: /^Time zone/ });
  await zone.click();
  await zone.fill('Kiritimati');
  await page.getByRole('option', { name: 'Pacific/Kiritimati' }).click();
  await expect(main(page).getByText(/Every list counts its days anew/)).toBeVisible();
  await expectAccessible(page);
  await main(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your change has been successfully submitted')).toBeVisible();
  await expect(when).not.toHaveText(before ?? '');
});
