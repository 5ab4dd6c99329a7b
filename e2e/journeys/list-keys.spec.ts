import { expectAccessible } from '../expect-accessible';
import { signInAs } from '../sign-in';
import { expect, test } from '../test';

test('a recruiter goes through applicants, selects, changes a status and searches without a mouse', async ({
  page,
}) => {
  await signInAs(page, 'recruiter', '/application');
  const links = page.locator('[data-row] a[data-row-link]');
  await expect(links.first()).toBeVisible();
  await page.keyboard.press('j');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('x');
  await expect(page.getByRole('region', { name: 'Selection' })).toContainText('1 Selected');
  await page.keyboard.press('x');

  await page.keyboard.press('e');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(links.nth(1)).toBeFocused();

  for (let row = 2; row <= 10; row += 1) await page.keyboard.press('j');
  await expect(page).toHaveURL(/page=2/);
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('k');
  await expect(links.last()).toBeFocused();
  await expect(page).not.toHaveURL(/page=2/);

  await page.keyboard.press('?');
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(shortcuts).toContainText('Status of the row');
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Search applicants' })).toBeFocused();
  await page.keyboard.type('jxe?');
  await expect(page.getByRole('searchbox', { name: 'Search applicants' })).toHaveValue('jxe?');
});
