import { expect, type Page } from '@playwright/test';
import { emptyPage } from './sign-in';

const nowhere = (page: Page) => page.locator('main h1', { hasText: 'Page not found' });

const push = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState({ idx: 1, key: to }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
  }, address);

/**
 * Opens a console page as a link does, in a third of the time that a reload takes. An empty page in between
 * removes the previous one.
 */
export const goToAddressInConsole = async (page: Page, address: string): Promise<void> => {
  await push(page, emptyPage);
  await expect(nowhere(page)).toBeVisible();
  await push(page, address);
  await expect(nowhere(page)).toHaveCount(0);
};
