import type { Route } from '@playwright/test';
import { expect, heading, assertShown, surface, type Stage } from './host';

const refuse = (route: Route, host: string): Promise<void> =>
  route.fulfill({
    status: 401,
    headers: { 'access-control-allow-origin': host },
    json: { error: { code: 'NOT_SIGNED_IN', message: 'Sign in again.' } },
  });

export const sessionIsRenewed = async (stage: Stage): Promise<string> => {
  const { driver, page, host, console: origin } = stage;
  const calls = `${origin}/api/**`;
  let refused = '';
  const taken = new Set<string>();
  await page.route(calls, async (route) => {
    const token = route.request().headers().authorization ?? '';
    refused ||= token;
    if (token === refused) return refuse(route, host);
    taken.add(token);
    return route.continue();
  });
  // Waits more than a second, since two tokens from the same second can be equal.
  await page.waitForTimeout(1_100);
  await driver.goOn(stage);
  await expect.poll(() => taken.size, { message: 'other tokens of the host' }).toBeGreaterThan(0);
  await expect(surface(stage)).not.toContainText('session has ended');
  await page.unroute(calls);
  return 'A token that the console took no longer was replaced by another, without a word.';
};

export const sessionEnds = async (stage: Stage): Promise<string> => {
  const { driver, page, host, console: origin } = stage;
  await assertShown(stage);
  await page.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (/^\/(api|account)\//.test(pathname)) await refuse(route, host);
    else await route.continue();
  });
  await driver.goOn(stage);
  const notice = surface(stage).getByText('Your session has ended', { exact: true });
  await expect(notice).toBeVisible();
  expect(new URL(page.url()).origin).toBe(host);
  await page.unroute(`${origin}/**`);
  // A page continues by itself when its session returns, and a click during a refused call fails
  // with the call. The check therefore repeats the click, as a user would.
  const goOn = surface(stage).getByRole('button', { name: 'Go on' });
  await expect(async () => {
    await goOn.click({ timeout: 2_000 }).catch(() => undefined);
    await expect(notice).toBeHidden({ timeout: 3_000 });
  }).toPass({ timeout: 30_000 });
  await expect(heading(stage)).toBeVisible();
  return 'An ended session was said in the remote’s place, the page stayed, and Go on went on.';
};
