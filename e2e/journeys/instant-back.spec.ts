import type { Page, Route } from '@playwright/test';
import { signInAs } from '../sign-in';
import { expect, test } from '../test';

const list = '/application?limit=50&search=a';
const rowLinks = (page: Page) => page.locator('[data-row] a[data-row-link]');

/** Delays every API call, so that a page that waits for a response shows nothing. */
const holdCalls = async (page: Page) => {
  const held: Route[] = [];
  await page.route('**/api/v1/**', (route) => void held.push(route));
  return async () => {
    await page.unroute('**/api/v1/**');
    await Promise.all(held.map((route) => route.continue().catch(() => undefined)));
  };
};

const readPosition = (page: Page) =>
  page.evaluate(() => ({
    top: Math.round(scrollY),
    rows: Math.round(
      document.querySelector('[data-row]')?.closest('[role=region]')?.scrollTop ?? 0,
    ),
    row: document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset.row,
  }));

test('a person who returns from a record to the list finds rows, scroll position and focus unchanged, without waiting for a request', async ({
  page,
}) => {
  await signInAs(page, 'recruiter', list);
  await expect(rowLinks(page)).toHaveCount(50);
  for (let row = 0; row < 30; row += 1) await page.keyboard.press('j');
  await expect(rowLinks(page).nth(29)).toBeFocused();
  const left = await readPosition(page);
  expect(left.top + left.rows).toBeGreaterThan(100);
  const name = await rowLinks(page).nth(29).textContent();

  for (const goBack of [
    () => page.goBack(),
    () => page.getByRole('main').getByRole('link', { name: 'Cancel' }).click(),
  ]) {
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const release = await holdCalls(page);
    await goBack();
    await expect(rowLinks(page).nth(29)).toBeFocused();
    expect(await readPosition(page)).toEqual(left);
    await release();
    await expect(rowLinks(page).nth(29)).toBeFocused();
  }

  await page.keyboard.press('j');
  await expect(rowLinks(page).nth(30)).toBeFocused();
});

test('a page is prefetched once when the pointer rests on its link, and opens without waiting', async ({
  page,
}) => {
  await signInAs(page, 'recruiter', list);
  const link = rowLinks(page).nth(2);
  await expect(link).toBeVisible();
  await page.waitForLoadState('networkidle');
  const path = new URL(await link.evaluate((element) => (element as HTMLAnchorElement).href));
  const id = path.pathname.split('/').at(-1);
  const reads: string[] = [];
  page.on('request', (request) => {
    if (new RegExp(`/applications?/${id}(\\?|$)`).test(request.url())) reads.push(request.url());
  });
  const arrived = page.waitForResponse(new RegExp(`/applications?/${id}(\\?|$)`));
  await link.hover();
  await arrived;
  await page.mouse.move(0, 0);
  await link.hover();
  await page.waitForTimeout(300);
  expect(reads).toHaveLength(1);
  const name = await link.textContent();
  const release = await holdCalls(page);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible();
  await release();
});

test('moving the pointer over many rows prefetches no more than two records at once', async ({
  page,
}) => {
  await signInAs(page, 'recruiter', list);
  await expect(rowLinks(page).nth(6)).toBeVisible();
  await page.waitForLoadState('networkidle');
  const held: Route[] = [];
  await page.route(/\/api\/v1\/application\/\d+(\?|$)/, (route) => void held.push(route));
  for (let row = 0; row < 7; row += 1) {
    await rowLinks(page).nth(row).hover();
    await page.waitForTimeout(150);
  }
  expect(held).toHaveLength(2);
  await Promise.all(held.map((route) => route.continue()));
  await expect.poll(() => held.length).toBe(3);
  expect(held[2]?.request().url()).toContain(
    (await rowLinks(page).nth(6).getAttribute('href'))?.split('/').at(-1) ?? '-',
  );
});

test('nothing is prefetched for a person whose browser saves data', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await signInAs(page, 'recruiter', list);
  await expect(rowLinks(page).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const reads: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/v1\/application\/\d+/.test(request.url())) reads.push(request.url());
  });
  await rowLinks(page).nth(2).hover();
  await page.waitForTimeout(400);
  expect(reads).toEqual([]);
});
