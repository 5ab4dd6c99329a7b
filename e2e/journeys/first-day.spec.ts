import type { Page } from '@playwright/test';
import { expectAccessible } from '../expect-accessible';
import { becomeAdministrator } from '../first-administrator';
import { startConsole } from '../server/console-server';
import { newDataFolder } from '../server/paths';
import { expect, test } from '../test';

const main = (page: Page) => page.getByRole('main');

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
