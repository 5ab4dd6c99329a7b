import type { Page } from '@playwright/test';
import { countRequests } from '../at-rest';
import { signInAs, type Role } from '../sign-in';
import { test as base } from '../test';

type Visitor = Role | 'nobody';

interface Fixtures {
  /** The page of the demo's person of a role, or of nobody, as if it had just been opened. */
  visit: (role?: Role) => Promise<Page>;
}

interface WorkerFixtures {
  /** The page of a person: signed in once, and with the console's files in the cache of its browser. */
  pageOf: (visitor: Visitor) => Promise<Page>;
}

/** A visit begins without what an earlier one has left in the browser: drafts, and what it read first. */
const keepOnlyTheSession = (): void => {
  if (!location.protocol.startsWith('http') || sessionStorage.getItem('begun')) return;
  sessionStorage.setItem('begun', 'yes');
  for (const key of Object.keys(localStorage)) if (key !== 'user') localStorage.removeItem(key);
};

/**
 * Undoes what the visit before has done to the page; a new page would start a process for each look. What
 * stood on it when a test failed is still there for the log.
 */
const leave = async (page: Page): Promise<void> => {
  await page.unrouteAll();
  await page.context().setOffline(false);
  await page.goto('/robots.txt');
  await page.evaluate(() => sessionStorage.clear());
  await page.mouse.move(0, 0);
};

export const test = base.extend<Fixtures, WorkerFixtures>({
  pageOf: [
    async ({ browser, server }, use) => {
      const pages = new Map<Visitor, Page>();
      await use(async (visitor) => {
        const known = pages.get(visitor);
        if (known) return known;
        const context = await browser.newContext({ baseURL: server.url });
        await context.addInitScript(keepOnlyTheSession);
        const page = await context.newPage();
        countRequests(page);
        pages.set(visitor, page);
        if (visitor !== 'nobody') await signInAs(page, visitor);
        return page;
      });
      for (const page of pages.values()) await page.context().close();
    },
    { scope: 'worker' },
  ],
  visit: async ({ pageOf }, use) =>
    use(async (role) => {
      const page = await pageOf(role ?? 'nobody');
      await leave(page);
      return page;
    }),
});
