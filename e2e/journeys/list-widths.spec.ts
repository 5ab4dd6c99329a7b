import type { Page } from '@playwright/test';
import { findRowActions as rowActions } from '../job-list';
import { createJob } from '../jobs-api';
import { emptyPage, signInAs } from '../sign-in';
import { expect, test } from '../test';

const lists = [
  '/all/job?job=all&limit=50',
  '/all/jobv1?limit=50',
  '/active/job',
  '/expired/job',
  '/job/application/1',
  '/application?limit=50',
  '/applicationv1?limit=50',
  '/table?limit=50',
];

const table = (page: Page) => page.getByRole('region', { name: /, table$/ });

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await expect(rowActions(page).first()).toBeVisible();
};

/** Measures in pixels how far rows overflow, and finds actions on the first screen that cannot be clicked. */
const measure = (page: Page) =>
  table(page).evaluate((region) => {
    const { right, bottom } = region.getBoundingClientRect();
    const buttons = [...region.querySelectorAll('[aria-label^="Actions for"]')];
    const hidden = buttons.filter((button) => {
      const box = button.getBoundingClientRect();
      if (box.bottom > bottom) return false;
      const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      return box.right > right || !button.contains(hit);
    });
    return {
      beyond: region.scrollWidth - region.clientWidth,
      hidden: hidden.map((button) => button.getAttribute('aria-label')),
    };
  });

const cutWords = (page: Page, pattern: RegExp) =>
  table(page).evaluate((region, source) => {
    const isCut = (element: Element) =>
      getComputedStyle(element).overflowX === 'hidden' &&
      element.scrollWidth > element.clientWidth &&
      element.textContent.match(source);
    return [...region.querySelectorAll('td, td *')].filter(isCut).map((each) => each.textContent);
  }, pattern.source);

const resize = async (page: Page, width: number) => {
  await page.setViewportSize({ width, height: 800 });
  // Resize observers run after the next layout.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
};

test('from a width of 1280 px no list scrolls sideways, and every row shows its actions', async ({
  page,
}) => {
  await signInAs(page, 'administrator', emptyPage);
  await createJob(page, `Unbroken${'wide'.repeat(40)}`);
  for (const path of lists) {
    await open(page, path);
    for (const width of [1280, 1366, 1440, 1920]) {
      await resize(page, width);
      expect(await measure(page), `${path} at ${width} px`).toEqual({ beyond: 0, hidden: [] });
    }
  }
});

test('slab names, e-mail addresses and numbers are not broken in narrow columns', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signInAs(page, 'administrator', emptyPage);
  await open(page, '/all/job?limit=50');
  const heads = await table(page).getByRole('columnheader').allTextContents();
  expect(heads).toContain('DepartmentType · Remote');
  expect(heads).toContain('ApplicantsPositions');
  expect(await cutWords(page, /slab/)).toEqual([]);
  await table(page).getByRole('button', { name: 'Positions' }).click();
  await expect(table(page).getByRole('columnheader', { name: /Positions/ })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );

  // A later page avoids applicants of other tests, whose e-mail addresses are unrealistically long.
  await open(page, '/application?limit=50&page=4');
  await expect(
    table(page)
      .getByText(/^Id \d+ · /)
      .first(),
  ).toBeVisible();
  for (const width of [1280, 1440, 1920]) {
    await resize(page, width);
    expect(await cutWords(page, /@|^\+91/), `${width} px`).toEqual([]);
  }
  await expect(
    table(page).getByRole('columnheader', { name: 'Hiring Manager', exact: true }),
  ).toBeVisible();
});

test('the actions of a row stay visible while a table wider than its page is scrolled sideways', async ({
  page,
}) => {
  await signInAs(page, 'administrator', emptyPage);
  await resize(page, 1000);
  await open(page, '/application');
  const { beyond, hidden } = await measure(page);
  expect(beyond).toBeGreaterThan(0);
  expect(hidden).toEqual([]);
  const isShaded = () => table(page).evaluate((region) => region.hasAttribute('data-beyond'));
  expect(await isShaded()).toBe(true);
  await table(page).evaluate((region) => region.scrollTo({ left: region.scrollWidth }));
  await expect.poll(isShaded).toBe(false);
});

test('on a phone the older applicants show their names and contacts', async ({ page }) => {
  await signInAs(page, 'administrator', emptyPage);
  await resize(page, 390);
  await open(page, '/applicationv1?search=Agarwal');
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: '@' }).first();
  await expect(card).toContainText(/Id \d+/);
  await expect(card).toContainText(/\+91 \d/);
});
