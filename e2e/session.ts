import type { Page } from '@playwright/test';

/** The value of the `user` key in the browser's storage. */
export interface StoredSession {
  selfToken: string;
  ssoToken: string;
  appToken: string;
  authType: string;
}

export const readStoredSession = (page: Page): Promise<StoredSession | null> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? 'null') as StoredSession | null);

export const storeSession = async (page: Page, session: object): Promise<void> => {
  await page.goto('/robots.txt');
  await page.evaluate((value) => localStorage.setItem('user', JSON.stringify(value)), session);
};
