import type { Page } from '@playwright/test';
import { countRequests } from '../at-rest';
import { goToAddressInConsole } from '../go-within';
import { emptyPage, signInAs, type Role } from '../sign-in';
import { test as base } from '../test';

type Visitor = Role | 'nobody';

interface Visit {
  page: Page;
  open: (path: string) => Promise<unknown>;
}

interface Fixtures {
  /** `changes` tells that the visit changes the page, so that it and the next visit load the page anew. */
  visit: (visitor: Visitor, changes: boolean) => Promise<Visit>;
}

interface WorkerFixtures {
  /** The page is signed in once per worker; the browser cache keeps the files of the console. */
  pageOf: (visitor: Visitor) => Promise<Page>;
}

/** Removes drafts and other data of earlier visits, except the session. */
const keepOnlyTheSession = (): void => {
  if (!location.protocol.startsWith('http') || sessionStorage.getItem('begun')) return;
  sessionStorage.setItem('begun', 'yes');
  for (const key of Object.keys(localStorage)) if (key !== 'user') localStorage.removeItem(key);
};

const untouched = new WeakSet<Page>();

/**
 * Resets the page instead of opening a new one, which would start a browser process for each look. After a
 * failed test the page stays as it is for the log.
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
        if (visitor !== 'nobody') await signInAs(page, visitor, emptyPage);
        return page;
      });
      for (const page of pages.values()) await page.context().close();
    },
    { scope: 'worker' },
  ],
  visit: async ({ pageOf }, use) =>
    use(async (visitor, changes) => {
      const page = await pageOf(visitor);
      const isWithin = untouched.has(page) && !changes;
      if (!isWithin) await leave(page);
      if (changes || visitor === 'nobody') untouched.delete(page);
      else untouched.add(page);
      return {
        page,
        open: (path) => (isWithin ? goToAddressInConsole(page, path) : page.goto(path)),
      };
    }),
});
