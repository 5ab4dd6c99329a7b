import type { Page } from '@playwright/test';
import { signInOnPage } from '../sign-in';
import { expect, test } from '../test';

/** What a browser does that keeps nothing for a site. */
const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  });

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

test('drill: where the browser keeps nothing for the site, one signs in, works and comes back', async ({
  page,
  consoleErrors,
}) => {
  await blockStorage(page);
  await signInOnPage(page, 'administrator', '/source');
  await expect(heading(page)).toHaveText('Applicant Source');
  await page.getByRole('searchbox').fill('campus');
  await expect(page).toHaveURL(/search=campus/);
  await page.goto('/all/job');
  await expect(heading(page)).toHaveText('Jobs');
  await page.goBack();
  await expect(heading(page)).toHaveText('Applicant Source');
  await page.goto('/application');
  await expect(heading(page)).toBeVisible();
  expect(consoleErrors.filter((line) => /SecurityError|insecure/.test(line))).toEqual([]);
});
