import type { Page } from '@playwright/test';
import { waitUntilIdle } from '../at-rest';
import { measureLayoutShift } from '../moved-by';
import { signInAs } from '../sign-in';
import { expect, test } from '../test';

const card = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });
const last = 'Openings by Age';

const collectCalls = (page: Page): string[] => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const call = /\/api\/v1\/dashboard\/([\w-]+)/.exec(request.url())?.[1];
    if (call) calls.push(call);
  });
  return calls;
};

const open = async (page: Page) => {
  const calls = collectCalls(page);
  await signInAs(page, 'administrator');
  await expect(card(page, 'Applicant Source').getByRole('link').first()).toBeVisible();
  await waitUntilIdle(page);
  return calls;
};

for (const width of [1440, 390])
  test(`a dashboard card far down loads when it is nearly scrolled into view, and nothing jumps, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const calls = await open(page);
    expect(calls).not.toContain('opening-ages');
    await expect(card(page, last).getByRole('heading', { name: last })).toBeVisible();
    await expect(card(page, last).getByRole('table')).toHaveCount(0);
    await expect(async () => {
      await page.mouse.wheel(0, 300);
      await expect(card(page, last).getByRole('table')).toBeInViewport({ timeout: 100 });
    }).toPass({ intervals: [50] });
    expect(calls.filter((call) => call === 'opening-ages')).toHaveLength(1);
    await waitUntilIdle(page);
    expect(await measureLayoutShift(page)).toBeLessThan(0.02);
  });

test('the keyboard reaches every dashboard card, however far down it is', async ({ page }) => {
  await open(page);
  await page.keyboard.press('Tab');
  await expect(card(page, last).getByRole('table').getByRole('link').first()).toBeAttached();
  await expect(card(page, 'Lists of jobs and referrals').getByRole('link')).toHaveCount(7);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('printing the dashboard loads the cards not yet shown, and the paper says when a card is missing @pdf', async ({
  page,
}) => {
  await open(page);
  await page.emulateMedia({ media: 'print' });
  await expect(card(page, last).getByText('Print the page again to have it.')).toBeVisible();
  await page.pdf();
  await expect(card(page, last).getByRole('table')).toBeVisible();
  await expect(page.getByText('Print the page again to have it.')).toHaveCount(0);
});
