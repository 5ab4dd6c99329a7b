import type { Page } from '@playwright/test';
import { waitUntilIdle } from '../at-rest';
import { findRowActions } from '../job-list';
import { startFileServer } from '../server/file-server';
import { signInAs } from '../sign-in';
import { expect, test, type StartServer } from '../test';

declare global {
  interface Window {
    /** Scripts that loaded without an integrity hash. */
    unchecked: Set<string>;
  }
}

const withFilesElsewhere = async (
  startServer: StartServer,
  use: (files: Awaited<ReturnType<typeof startFileServer>>, console: string) => Promise<void>,
) => {
  const files = await startFileServer();
  try {
    const { url } = await startServer({ FILES_URL: files.url });
    files.inFrontOf(url);
    await use(files, url);
  } finally {
    files.stop();
  }
};

const openJobs = (page: Page, url: string) => signInAs(page, 'administrator', `${url}/all/job`);

test('drill: with its files on a CDN the console works the same, and each file is fetched from the CDN once', async ({
  page,
  startServer,
  consoleErrors,
}) => {
  await withFilesElsewhere(startServer, async (files, url) => {
    const own: string[] = [];
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      if (origin === url && /^\/(assets|remotes)\//.test(pathname)) own.push(pathname);
    });
    const warnings: string[] = [];
    page.on('console', (line) => {
      if (line.type() === 'warning') warnings.push(line.text());
    });
    await page.addInitScript(() => {
      window.unchecked = new Set();
      new MutationObserver(() => {
        for (const { src, integrity } of document.scripts)
          if (src && !integrity) window.unchecked.add(src);
      }).observe(document, { childList: true, subtree: true });
    });
    await openJobs(page, url);
    await expect(findRowActions(page).first()).toBeVisible();
    await waitUntilIdle(page);
    await page
      .getByRole('link', { name: 'Create job' })
      .or(page.getByRole('button', { name: 'Create' }))
      .first()
      .click();
    await waitUntilIdle(page);
    // Only the integrity hashes of scripts come from the console itself.
    expect(own.filter((path) => !path.endsWith('/remote.json'))).toEqual([]);
    expect(files.asked.filter((path) => path.startsWith('secret'))).toEqual([]);
    const scripts = files.asked.filter((path) => path.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(8);
    expect(files.asked.length).toBe(new Set(files.asked).size);
    expect(files.asked.some((path) => path.endsWith('.woff2'))).toBe(true);
    expect(files.asked.some((path) => path.endsWith('mf-manifest.json'))).toBe(true);
    expect(await page.evaluate(() => [...window.unchecked])).toEqual([]);
    expect(consoleErrors).toEqual([]);
    expect(warnings).toEqual([]);
  });
});

test('drill: code that was changed on the CDN does not run, and a message says so', async ({
  page,
  startServer,
}) => {
  await withFilesElsewhere(startServer, async (files, url) => {
    files.tamper();
    await openJobs(page, url);
    const failure = page.getByRole('main').getByRole('alert');
    await expect(failure).toContainText('Its first file could not be fetched.');
    expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
  });
});
