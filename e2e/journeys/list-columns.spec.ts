import { readFileSync } from 'node:fs';
import { expectAccessible } from '../expect-accessible';
import { goToAddressInConsole } from '../go-within';
import { signInAs } from '../sign-in';
import { expect, test } from '../test';

test('a recruiter arranges columns by keyboard and pointer, and saves them with a view', async ({
  page,
}) => {
  const name = `Narrow ${Date.now()}`;
  await signInAs(page, 'recruiter', '/application');
  const heads = page.getByRole('columnheader');
  const statusHead = page.locator('th[data-column=status]');
  await expect(statusHead).toBeVisible();
  await page.getByRole('button', { name: 'Columns' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Move Status up' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Move Status up' })).toBeFocused();
  await page.getByRole('checkbox', { name: 'Contact Detail' }).focus();
  await page.keyboard.press('Space');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(heads.filter({ hasText: 'Contact Detail' })).toHaveCount(0);
  const order = await heads.allTextContents();
  expect(order.indexOf('Status')).toBeLessThan(order.indexOf('Applicant Name'));
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).first().click();
  const file = readFileSync(await (await arriving).path(), 'utf8');
  const headings = file.slice(1, file.indexOf('\r')).split(',');
  expect(headings.indexOf('Status')).toBeLessThan(headings.indexOf('First Name'));
  expect(headings).not.toContain('Contact Detail');
  expect(headings).toContain('Source');

  const box = (await statusHead.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(box.x + box.width - 3, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width + 77, box.y + 20, { steps: 4 });
  await page.mouse.up();
  await expect
    .poll(async () => Math.abs(((await statusHead.boundingBox())?.width ?? 0) - box.width - 80))
    .toBeLessThan(12);

  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Save as a view' }).click();
  await page.getByRole('textbox', { name: 'Name of the view' }).fill(name);
  await page.keyboard.press('Enter');
  const view = page.getByRole('button', { name: `View: ${name}`, exact: true });
  await expect(view).toBeVisible();
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Lower rows' }).check();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: `View: ${name}, changed` })).toBeVisible();
  await page.getByRole('button', { name: `View: ${name}, changed` }).click();
  await page.getByRole('menuitem', { name: `Back to ${name} as saved` }).click();
  await expect(view).toBeVisible();

  await view.click();
  await page.getByRole('menuitem', { name: 'Delete the view' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Views' })).toBeVisible();
  await goToAddressInConsole(page, '/application');
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('button', { name: 'Reset' }).click();
  await page.keyboard.press('Escape');
  await expect(heads.filter({ hasText: 'Contact Detail' })).toBeVisible();
});
