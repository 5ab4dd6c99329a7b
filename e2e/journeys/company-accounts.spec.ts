import type { Browser, Page } from '@playwright/test';
import { startProvider } from 'server/test/start-provider';
import { signInAtProvider, writeProviders } from '../company-account';
import { expectAccessible } from '../expect-accessible';
import { freePort } from '../server/free-port';
import { signInAs } from '../sign-in';
import { expect, test } from '../test';

const main = (page: Page) => page.getByRole('main');

const comeWith = async (browser: Browser, origin: string, account: string): Promise<Page> => {
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${origin}/all/job`);
  await page.getByRole('link', { name: 'Continue with Kestrel ID' }).click();
  await signInAtProvider(page, account);
  return page;
};

test('journey: an administrator unlinks a person’s company account, and the person’s new account signs in', async ({
  page,
  browser,
  startServer,
}) => {
  const origin = `http://127.0.0.1:${await freePort()}`;
  const theirs = { email: 'asha.verma@kestrelfoods.example', email_verified: true };
  const provider = await startProvider({
    origins: [origin],
    people: { earlier: theirs, later: theirs },
  });
  try {
    const { port } = new URL(origin);
    await startServer({ PORT: port, SSO_PROVIDERS_FILE: writeProviders(provider.address) });
    const before = await comeWith(browser, origin, 'earlier');
    await expect(before.getByRole('heading', { level: 1 })).toHaveText('Jobs');
    const locked = await comeWith(browser, origin, 'later');
    await expect(locked.getByRole('heading', { level: 1 })).toHaveText(
      'Your address belongs to another account',
    );

    await signInAs(page, 'administrator', `${origin}/general-settings/roles?search=Asha+Verma`);
    await main(page).getByRole('table').getByRole('link', { name: 'Asha Verma' }).click();
    await expect(main(page).getByRole('heading', { name: 'Company accounts' })).toBeVisible();
    await expectAccessible(page);
    await main(page).getByRole('button', { name: 'Take off the account of Kestrel ID' }).click();
    await expectAccessible(page);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Take it off' }).click();
    await expect(main(page).getByRole('heading', { name: 'Company accounts' })).toBeHidden();
    // Ending the session redirects the open page without user action.
    await expect(before).toHaveURL(/\/account\/login/);

    const after = await comeWith(browser, origin, 'later');
    await expect(after.getByRole('heading', { level: 1 })).toHaveText('Jobs');
    await page.reload();
    await expect(main(page).getByText('Kestrel ID', { exact: true })).toBeVisible();
    const again = await comeWith(browser, origin, 'earlier');
    await expect(again.getByRole('heading', { level: 1 })).toHaveText(
      'Your address belongs to another account',
    );
  } finally {
    await provider.stop();
  }
});
