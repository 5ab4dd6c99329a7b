import type { Page } from '@playwright/test';
import { jobActions } from '../job-list';
import { signInAs } from '../sign-in';
import { expect, test } from '../test';

/** The dashboard shows cards of two remotes at first, each with its manifest and its entry. */
const budgets = [
  { path: '/', bytes: 270_000, requests: 17 },
  { path: '/all/job', bytes: 264_000, requests: 16 },
] as const;

/** Counts what crosses the network, API calls and data: addresses aside. */
const countLoad = async (page: Page) => {
  // What the page before still fetches is none of this load.
  await page.goto('about:blank');
  const counted = { bytes: 0, requests: 0, files: [] as string[] };
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  const own = new Set<string>();
  client.on('Network.requestWillBeSent', ({ requestId, request }) => {
    const { protocol, pathname } = new URL(request.url);
    if (!protocol.startsWith('http') || pathname.startsWith('/api/')) return;
    own.add(requestId);
    if (pathname.endsWith('.js')) counted.files.push(pathname);
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!own.has(requestId)) return;
    counted.bytes += encodedDataLength;
    counted.requests += 1;
  });
  return counted;
};

for (const { path, bytes, requests } of budgets) {
  test(`the cold load of ${path} stays within its budget`, async ({ page }) => {
    await signInAs(page, 'administrator');
    const load = await countLoad(page);
    await page.goto(path);
    await expect(
      path === '/' ? page.getByRole('region').first() : jobActions(page).first(),
    ).toBeVisible();
    await page.waitForLoadState('networkidle');
    test.info().annotations.push({ type: 'cold load', description: JSON.stringify(load) });
    expect(load.requests).toBeLessThanOrEqual(requests);
    expect(load.bytes).toBeLessThanOrEqual(bytes);
  });
}

test('what a page names as its files is fetched, and once', async ({ page }) => {
  await signInAs(page, 'administrator');
  const { files } = await countLoad(page);
  await page.goto('/all/job');
  await expect(jobActions(page).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const named = await page
    .locator('link[rel=preload][as=script]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
  expect(named.length).toBeGreaterThanOrEqual(4);
  expect(files).toEqual(expect.arrayContaining(named));
  expect(files).toEqual([...new Set(files)]);
});
