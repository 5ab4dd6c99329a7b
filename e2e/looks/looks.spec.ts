import type { Page } from '@playwright/test';
import { expectAccessible } from '../expect-accessible';
import { jobActions } from '../job-list';
import { failRemote } from '../fail-remote';
import { signInAs, type Role } from '../sign-in';
import { expect, test } from '../test';

interface Screen {
  name: string;
  role?: Role;
  path: string;
  /** Brings the screen into the state to look at. */
  prepare?: (page: Page) => Promise<unknown>;
  settled: (page: Page) => Promise<unknown>;
}

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
const rows = (page: Page) => expect(jobActions(page).first()).toBeVisible();

const screens: Screen[] = [
  { name: 'sign-in', path: '/', settled: (page) => page.waitForURL(/account\/login/) },
  { name: 'dashboard', role: 'administrator', path: '/', settled: heading },
  { name: 'jobs', role: 'administrator', path: '/all/job', settled: rows },
  {
    name: 'jobs-empty',
    role: 'administrator',
    path: '/all/job?search=no-such-job-anywhere',
    settled: (page) => expect(main(page).getByText('No jobs match these filters')).toBeVisible(),
  },
  {
    name: 'jobs-delete',
    role: 'administrator',
    path: '/all/job',
    prepare: async (page) => {
      await main(page)
        .getByRole('button', { name: /^Actions for/ })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
    },
    settled: (page) => expect(page.getByRole('alertdialog')).toBeVisible(),
  },
  { name: 'jobs-older', role: 'administrator', path: '/active/job', settled: rows },
  { name: 'job-simple-form', role: 'administrator', path: '/job/createv1', settled: heading },
  { name: 'not-built', role: 'administrator', path: '/application', settled: heading },
  { name: 'not-found', role: 'administrator', path: '/no/such/page', settled: heading },
  { name: 'not-permitted', role: 'referrer', path: '/stages', settled: heading },
  { name: 'setup-menu', role: 'administrator', path: '/stages', settled: heading },
  {
    name: 'user-menu',
    role: 'recruiter',
    path: '/',
    prepare: (page) => page.getByRole('button', { name: /^User menu/ }).click(),
    settled: (page) => expect(page.getByRole('menu')).toBeVisible(),
  },
  {
    name: 'remote-down',
    role: 'administrator',
    path: '/all/job',
    prepare: async (page) => {
      await failRemote(page, 'jobs', 'manifest');
      await page.reload();
    },
    settled: (page) => expect(main(page).getByRole('alert')).toBeVisible(),
  },
];

const widths = [1440, 390] as const;
const schemes = ['light', 'dark'] as const;

const expectNoSidewaysScroll = async (page: Page) => {
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(over, 'pixels that the page is wider than the screen').toBeLessThanOrEqual(0);
};

for (const { name, role, path, prepare, settled } of screens) {
  for (const width of widths) {
    for (const colorScheme of schemes) {
      test(`looks: ${name} at ${width} px, ${colorScheme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 900 });
        if (role) await signInAs(page, role);
        await page.goto(path);
        await prepare?.(page);
        await settled(page);
        await page.waitForLoadState('networkidle');
        await page.screenshot({ path: `test-results/looks/${name}-${width}-${colorScheme}.png` });
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      });
    }
  }
}
