import { expect, type Page } from '@playwright/test';

const roleNames = {
  administrator: 'Administrator',
  'recruiting-manager': 'Recruiting manager',
  recruiter: 'Recruiter',
  'hiring-manager': 'Hiring manager',
  'payout-officer': 'Payout officer',
  referrer: 'Referrer',
  auditor: 'Auditor',
} as const;

export type Role = keyof typeof roleNames;

const consoleIsThere = (page: Page) => expect(page.getByRole('banner')).toBeVisible();

export const signInOnPage = async (page: Page, role: Role, path = '/'): Promise<void> => {
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('button', { name: new RegExp(`^${roleNames[role]}\\b`) }).click();
  await consoleIsThere(page);
};

/** Shows the console without a remote and without data, for tests that then open another page. */
export const emptyPage = '/nothing-here';

/**
 * Signs in by a request instead of the sign-in page, which saves time. Tests of that page use `signInOnPage`.
 */
export const signInAs = async (page: Page, role: Role, path = '/'): Promise<void> => {
  const { request } = page.context();
  const here = URL.canParse(path) ? new URL('/account/login', path).href : '/account/login';
  const form = await (await request.get(here)).text();
  const demo = new RegExp(`value="(\\w+)">\\s*<b>${roleNames[role]}</b>`).exec(form)?.[1];
  if (!demo) throw new Error(`The sign-in page offers no ${role}`);
  const answer = await request.post(here, { form: { callback: path, demo }, maxRedirects: 0 });
  await page.goto(answer.headers().location ?? path);
  await consoleIsThere(page);
};

/** Uses a page without code, since the console's page would redirect to sign-in meanwhile. */
export const signOut = async (page: Page): Promise<void> => {
  await page.goto('/api/openapi.json');
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
};
