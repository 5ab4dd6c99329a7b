import type { Page } from '@playwright/test';
import { expectAccessible } from '../expect-accessible';
import { emptyPage, signInAs, type Role } from '../sign-in';
import { expect, test } from '../test';

const openSearch = async (page: Page, text: string) => {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
  await page.keyboard.type(text);
};
const options = (page: Page) => page.getByRole('option');

test('somebody finds an applicant by keyboard alone, opens them, and finds them again', async ({
  page,
}) => {
  await signInAs(page, 'recruiting-manager', emptyPage);
  await openSearch(page, 'sharma');
  const first = options(page).first();
  await expect(first).toContainText('Sharma');
  await expectAccessible(page);
  const name = (await first.locator('span').first().textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect
    .poll(() => page.evaluate(() => Object.values(localStorage).join('')), { timeout: 10_000 })
    .toContain(name);
  await openSearch(page, '');
  await expect(options(page).first()).toContainText(name);
});

test('an action on a search hit opens its drawer without opening the page of the record', async ({
  page,
}) => {
  await signInAs(page, 'administrator', emptyPage);
  await openSearch(page, 'sharma');
  await expect(options(page).first()).toContainText('Sharma');
  for (let presses = 0; presses < 8; presses += 1) {
    const label = await page.evaluate(() => document.activeElement?.textContent);
    if (label === 'Update Status') break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: /Status/ })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(emptyPage);
});

const readers: { role: Role; finds: string; kind: string }[] = [
  { role: 'hiring-manager', finds: 'manager', kind: 'Jobs' },
  { role: 'payout-officer', finds: 'sharma', kind: 'Referrals' },
];
for (const { role, finds, kind } of readers)
  test(`a ${role} sees all results on a page of its own, by keyboard alone`, async ({ page }) => {
    await signInAs(page, role, emptyPage);
    await openSearch(page, finds);
    await expect(page.getByRole('listbox', { name: 'Results' })).toContainText(kind);
    for (let presses = 0; presses < 8; presses += 1) {
      const label = await page.evaluate(() => document.activeElement?.textContent);
      if (label === 'All results') break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/search?search=${finds}`);
    await expect(page.getByRole('heading', { name: kind })).toBeVisible();
    await expectAccessible(page);
  });

test('on a phone, a button in the top bar opens the search', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await signInAs(page, 'recruiter', emptyPage);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
  await expectAccessible(page);
});

test('the search page says how many applicants there are, and its link leads to that many', async ({
  page,
}) => {
  await signInAs(page, 'recruiting-manager', '/search?search=a');
  const link = page.getByRole('link', { name: /^All [\d,]+ applicants$/ });
  await expect(link).toBeVisible();
  const count = ((await link.textContent()) ?? '').replaceAll(/\D/g, '');
  expect(Number(count)).toBeGreaterThan(20);
  await link.click();
  await expect(page.getByText(`${count} applicants`, { exact: true })).toBeVisible();
  await expect(page.getByLabel('Search applicants')).toHaveValue('a');
});

test('Ctrl Enter opens a hit in a new tab, and Copy link takes its address along', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAs(page, 'recruiting-manager', emptyPage);
  await openSearch(page, 'sharma');
  const first = options(page).first();
  await expect(first).toContainText('Sharma');
  const name = (await first.locator('span').first().textContent()) ?? '';
  const opening = context.waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  const tab = await opening;
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(name);
  expect(new URL(page.url()).pathname).toBe(emptyPage);
  for (let presses = 0; presses < 8; presses += 1) {
    const label = await page.evaluate(() => document.activeElement?.textContent);
    if (label === 'Copy link') break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByText('The link is copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(tab.url());
});

test('the search page says how many departments there are, and its link leads to that many', async ({
  page,
}) => {
  await signInAs(page, 'administrator', '/search?search=a');
  const link = page.getByRole('link', { name: /^All [\d,]+ departments$/ });
  await expect(link).toBeVisible();
  const count = ((await link.textContent()) ?? '').replaceAll(/\D/g, '');
  await link.click();
  await expect(page.getByText(`${count} departments`, { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/directory\/departments\?search=a$/);
});
