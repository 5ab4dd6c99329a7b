import type { Page } from '@playwright/test';
import { readData } from '../call-api';
import { failRemote } from 'tools/drills';
import { findRowActions } from '../job-list';
import { expect } from '../test';
import { expectHeading, testScreen, getMain, type Screen } from './look-at';

const fillNewApplicant = async (page: Page) => {
  await page.getByRole('combobox', { name: /^Job\b/ }).click();
  await page.getByRole('listbox', { name: 'Job' }).getByRole('option').first().click();
  await page.getByLabel(/^First name/).fill('Ravi');
  await page.getByLabel(/^Email/).fill('ravi@example.com');
};

const rows = (page: Page) => expect(findRowActions(page).first()).toBeVisible();

const reportRemotes = async (page: Page): Promise<void> => {
  const [first] = await readData<{ id: string; version: string }[]>(
    page,
    '/api/v1/registry/remotes',
  );
  const { id, version } = first ?? { id: '', version: '' };
  const tab = 'a'.repeat(32);
  const running = [{ id, version }];
  const loads = [180, 240, 420].map((milliseconds) => ({ id, version, milliseconds }));
  const failures = ['manifest', 'chunk'].map((kind) => ({ id, version, kind }));
  const body = { tab, running, loads, failures };
  await readData(page, '/api/v1/remote-reports', { method: 'POST', body });
};

const withTablet = [1440, 768, 390];

const screens: Screen[] = [
  { name: 'sign-in', path: '/', settled: (page) => page.waitForURL(/account\/login/) },
  {
    name: 'dashboard',
    role: 'administrator',
    path: '/?trending.view=chart',
    // On a phone the card is outside the viewport; any key loads all cards.
    prepare: async (page) => {
      await expect(getMain(page).getByRole('region', { name: 'Trending Jobs' })).toBeAttached();
      await page.keyboard.press('Shift');
    },
    settled: (page) =>
      expect(getMain(page).getByRole('img', { name: /^Trending Jobs: / })).toBeVisible(),
  },
  {
    name: 'job-analytics',
    role: 'administrator',
    path: '/job/view/12?tab=analytics&acquisitions.view=chart',
    settled: (page) =>
      expect(getMain(page).getByRole('img', { name: /^Acquisitions: / })).toBeVisible(),
  },
  { name: 'jobs', role: 'administrator', path: '/all/job', settled: rows },
  {
    name: 'jobs-empty',
    role: 'administrator',
    path: '/all/job?search=no-such-job-anywhere',
    settled: (page) => expect(getMain(page).getByText('No jobs match these filters')).toBeVisible(),
  },
  {
    name: 'jobs-delete',
    role: 'administrator',
    path: '/all/job',
    prepare: async (page) => {
      await getMain(page)
        .getByRole('button', { name: /^Actions for/ })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
    },
    settled: (page) => expect(page.getByRole('alertdialog')).toBeVisible(),
  },
  { name: 'jobs-older', role: 'administrator', path: '/active/job', settled: rows },
  { name: 'job-simple-form', role: 'administrator', path: '/job/createv1', settled: expectHeading },
  {
    name: 'not-found',
    role: 'administrator',
    path: '/no/such/page',
    prepare: expectHeading,
    settled: expectHeading,
  },
  { name: 'not-permitted', role: 'referrer', path: '/stages', settled: expectHeading },
  { name: 'setup-menu', role: 'administrator', path: '/stages', settled: expectHeading },
  {
    name: 'user-menu',
    role: 'recruiter',
    path: '/',
    prepare: (page) => page.getByRole('button', { name: /^User menu/ }).click(),
    settled: (page) => expect(page.getByRole('menu')).toBeVisible(),
  },
  {
    name: 'jobs-referrer',
    role: 'referrer',
    path: '/',
    prepare: (page) => findRowActions(page).first().click(),
    settled: (page) => expect(page.getByRole('menuitem')).toHaveText(['View Job']),
  },
  {
    name: 'lost-save',
    role: 'administrator',
    path: '/application',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Add Applicant' }).click();
      await fillNewApplicant(page);
      await page.context().setOffline(true);
      await page.getByRole('dialog').getByRole('button', { name: 'Add Applicant' }).click();
      const lost = page.getByRole('alertdialog', { name: 'Network Error' });
      await lost.getByRole('button', { name: 'Try again' }).click();
    },
    settled: (page) => expect(page.getByText('There is still no connection.')).toBeVisible(),
  },
  {
    name: 'permissions-unknown',
    role: 'administrator',
    path: '/',
    prepare: async (page) => {
      await page.route('**/api/v2/permissions?**', (route) => route.fulfill({ status: 502 }));
      await page.reload();
    },
    settled: (page) => expect(getMain(page).getByRole('alert')).toBeVisible(),
  },
  {
    name: 'search',
    role: 'recruiting-manager',
    path: '/search?search=store',
    widths: withTablet,
    settled: (page) =>
      expect(getMain(page).getByRole('heading', { name: 'question groups' })).toBeVisible(),
  },
  {
    name: 'search-dialog',
    role: 'recruiting-manager',
    path: '/search',
    widths: withTablet,
    prepare: async (page) => {
      await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
      await page.getByRole('combobox', { name: 'Search' }).fill('sharma');
    },
    settled: (page) => expect(page.getByRole('option').first()).toContainText('Sharma'),
  },
  {
    name: 'columns-dialog',
    role: 'recruiter',
    path: '/application',
    widths: [1440, 768],
    prepare: (page) => getMain(page).getByRole('button', { name: 'Columns' }).click(),
    settled: (page) => expect(page.getByRole('dialog', { name: 'Columns' })).toBeVisible(),
  },
  {
    name: 'view-dialog',
    role: 'recruiter',
    path: '/application?category=hired',
    widths: withTablet,
    prepare: async (page) => {
      await getMain(page).getByRole('button', { name: 'Views' }).click();
      await page.getByRole('menuitem', { name: 'Save as a view' }).click();
    },
    settled: (page) => expect(page.getByRole('dialog')).toBeVisible(),
  },
  {
    name: 'keys-dialog',
    role: 'recruiter',
    path: '/application',
    widths: [1440, 768],
    prepare: async (page) => {
      await expect(getMain(page).getByRole('row').nth(1)).toBeVisible();
      await page.keyboard.press('?');
    },
    settled: (page) => expect(page.getByRole('dialog')).toBeVisible(),
  },
  {
    name: 'remotes',
    role: 'administrator',
    path: '/_console/remotes',
    prepare: async (page) => {
      await reportRemotes(page);
      await page.reload();
      await getMain(page).getByRole('button', { name: 'Versions' }).first().click();
      await expect(getMain(page)).toContainText(
        /Failed for \d+ (person|people) \(\d+ manifest, \d+ chunk\)/,
      );
    },
    settled: (page) => expect(getMain(page).getByRole('table').getByText('Live')).toBeVisible(),
  },
  {
    name: 'remote-down',
    role: 'administrator',
    path: '/all/job',
    prepare: async (page) => {
      await failRemote(page, 'jobs', 'manifest');
      await page.reload();
    },
    settled: (page) => expect(getMain(page).getByRole('alert')).toBeVisible(),
  },
];

for (const screen of screens) testScreen(screen);
