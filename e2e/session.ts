import type { Page } from '@playwright/test';

/** What the console keeps under the one key `user`. */
export interface StoredSession {
  selfToken: string;
  ssoToken: string;
  appToken: string;
  authType: string;
}

export const storedSession = (page: Page): Promise<StoredSession | null> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? 'null') as StoredSession | null);

/** Puts a session into the browser before the page runs anything, once. */
export const storeSession = async (page: Page, session: object): Promise<void> => {
  await page.goto('/robots.txt');
  await page.evaluate((value) => localStorage.setItem('user', JSON.stringify(value)), session);
};
