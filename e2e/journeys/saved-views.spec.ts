import { expectAccessible } from '../expect-accessible';
import { goToAddressInConsole } from '../go-within';
import { signInAs } from '../sign-in';
import { expect, test } from '../test';

test('a recruiter saves the settings of a list as a view, opens it from the menu, and a later change does not alter it', async ({
  page,
}) => {
  const name = `Managers ${Date.now()}`;
  await signInAs(page, 'recruiter', '/all/job?job=active&search=manager');
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Save as a view' }).click();
  const field = page.getByRole('textbox', { name: 'Name of the view' });
  await field.fill(name);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  const view = page.getByRole('button', { name: `View: ${name}` });
  await expect(view).toBeVisible();
  await view.click();
  await page.getByRole('menuitem', { name: 'Show in the menu' }).click();
  const pinned = page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name });
  await expect(pinned).toBeVisible();
  await view.click();
  await expect(page.getByRole('menuitemradio', { name: new RegExp(name) })).toContainText(
    /\d+ jobs?/,
  );
  await page.keyboard.press('Escape');
  await expectAccessible(page);

  await page.getByLabel('Search jobs').fill('store');
  await expect(page.getByRole('button', { name: `View: ${name}, changed` })).toBeVisible();
  await pinned.click();
  await expect(page.getByLabel('Search jobs')).toHaveValue('manager');

  await goToAddressInConsole(page, '/application');
  await pinned.click();
  await expect(page.getByLabel('Search jobs')).toHaveValue('manager');
  await page.getByRole('button', { name: `View: ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Delete the view' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Views' })).toBeVisible();
  await expect(pinned).toHaveCount(0);
});
