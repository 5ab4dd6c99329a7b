import type { Page } from '@playwright/test';
import { expectAccessible } from '../expect-accessible';
import { startConsole, type ConsoleServer } from '../server/console-server';
import { newDataFolder } from '../server/paths';
import { expect, test } from '../test';

const main = (page: Page) => page.getByRole('main');

/** The key that the server printed for whoever sets the installation up. */
const setupKey = ({ printed }: ConsoleServer): string =>
  /[\w-]{20}/.exec(printed().slice(printed().indexOf('key')))?.[0] ?? '';

const becomeAdministrator = async (page: Page, server: ConsoleServer): Promise<void> => {
  await page.goto(server.url);
  await page.getByLabel('Setup key').fill(setupKey(server));
  await page.getByLabel('Company').fill('Harbour Bakeries');
  await page.getByLabel('First name').fill('Asha');
  await page.getByLabel('Last name').fill('Verma');
  await page.getByLabel('User name').fill('asha');
  await page.getByLabel('E-mail').fill('asha@example.com');
  await page.getByLabel('Password').fill('long enough a password');
  await page.getByRole('button', { name: 'Create the administrator' }).click();
  await page.getByLabel('User name or e-mail').fill('asha');
  await page.getByLabel('Password').fill('long enough a password');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Getting started');
};

test('journey: an empty installation leads its first administrator on', async ({ page }) => {
  test.setTimeout(120_000);
  const server = await startConsole(newDataFolder(), { MODE: 'production' });
  try {
    await becomeAdministrator(page, server);
    await expect(main(page).getByText(/^0 of 5 are done\./)).toBeVisible();
    await expectAccessible(page);
    await main(page).getByRole('link', { name: 'Look at the starter set' }).click();
    await expect(main(page).getByRole('list', { name: 'Standard hiring' })).toBeVisible();
    await expectAccessible(page);
    await main(page).getByRole('button', { name: 'Cancel' }).click();
    await main(page).getByRole('link', { name: 'Create a job' }).click();
    await main(page)
      .getByRole('textbox', { name: /^Job Title/ })
      .fill('Baker');
    const department = main(page).getByRole('combobox', { name: 'Department', exact: true });
    await department.click();
    await expect(
      page.getByText('There are no departments yet. Type a name to add the first one.'),
    ).toBeVisible();
    await department.pressSequentially('Bakery');
    await page.getByRole('option', { name: "Add 'Bakery'" }).click();
    await expect(department).toHaveValue('Bakery');
    await expect(main(page).getByRole('textbox', { name: /^Job Title/ })).toHaveValue('Baker');
  } finally {
    await server.kill();
  }
});
