import type { BrowserContext, Page } from '@playwright/test';
import { countRequests } from '../at-rest';
import { signInAs, type Role } from '../sign-in';
import { test as base } from '../test';

type Visitor = Role | 'nobody';

interface Fixtures {
  /** A new page of the demo's person of a role, or of nobody; it is closed when the test ends. */
  visit: (role?: Role) => Promise<Page>;
}

interface WorkerFixtures {
  /** The browser of a person: signed in once, and with the console's files in its cache. */
  browserOf: (visitor: Visitor) => Promise<BrowserContext>;
}

/** A page begins without what an earlier one has left in the browser: drafts, and what it read first. */
const keepOnlyTheSession = (): void => {
  if (!location.protocol.startsWith('http') || sessionStorage.getItem('begun')) return;
  sessionStorage.setItem('begun', 'yes');
  for (const key of Object.keys(localStorage)) if (key !== 'user') localStorage.removeItem(key);
};

export const test = base.extend<Fixtures, WorkerFixtures>({
  browserOf: [
    async ({ browser, server }, use) => {
      const contexts = new Map<Visitor, BrowserContext>();
      await use(async (visitor) => {
        const known = contexts.get(visitor);
        if (known) return known;
        const context = await browser.newContext({ baseURL: server.url });
        await context.addInitScript(keepOnlyTheSession);
        contexts.set(visitor, context);
        if (visitor !== 'nobody') {
          const page = await context.newPage();
          await signInAs(page, visitor);
          await page.close();
        }
        return context;
      });
      for (const context of contexts.values()) await context.close();
    },
    { scope: 'worker' },
  ],
  visit: async ({ browserOf }, use) => {
    const pages: Page[] = [];
    await use(async (role) => {
      const page = await (await browserOf(role ?? 'nobody')).newPage();
      countRequests(page);
      pages.push(page);
      return page;
    });
    for (const page of pages) {
      await page.context().setOffline(false);
      await page.close();
    }
  },
});
