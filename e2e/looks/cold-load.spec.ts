import { countPageLoad } from '../count-load';
import { findRowActions } from '../job-list';
import { signInAs } from '../sign-in';
import { expect, test } from '../test';

const budgets = [
  { path: '/', bytes: 271_000, requests: 17 },
  { path: '/all/job', bytes: 270_000, requests: 16 },
] as const;

for (const { path, bytes, requests } of budgets) {
  test(`the cold load of ${path} stays within its budget`, async ({ page }) => {
    await signInAs(page, 'administrator');
    const load = await countPageLoad(page);
    await page.goto(path);
    await expect(
      path === '/' ? page.getByRole('region').first() : findRowActions(page).first(),
    ).toBeVisible();
    await page.waitForLoadState('networkidle');
    test.info().annotations.push({ type: 'cold load', description: JSON.stringify(load) });
    expect(load.requests).toBeLessThanOrEqual(requests);
    expect(load.bytes).toBeLessThanOrEqual(bytes);
  });
}

test('each file that a page lists for preloading is fetched, once', async ({ page }) => {
  await signInAs(page, 'administrator');
  const { files } = await countPageLoad(page);
  await page.goto('/all/job');
  await expect(findRowActions(page).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const named = await page
    .locator('link[rel=preload][as=script]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
  expect(named.length).toBeGreaterThanOrEqual(4);
  expect(files).toEqual(expect.arrayContaining(named));
  expect(files).toEqual([...new Set(files)]);
});
