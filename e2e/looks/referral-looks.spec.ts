import type { Page } from '@playwright/test';
import { callApi, readData } from '../call-api';
import { expect } from '../test';
import { allWidths, expectHeading, testScreen, getMain, pressButton, type Screen } from './look-at';

const role = 'payout-officer';

const openPayable = async (page: Page): Promise<void> => {
  await getMain(page)
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'View Payable' }).click();
};
const caseFile = (page: Page) =>
  expect(getMain(page).getByRole('heading', { name: 'Why it is payable, or not' })).toBeVisible();

/** An implausible old joining date, as an HR system may send it. */
const openDoubtful = async (page: Page): Promise<void> => {
  const [hire] = await readData<{ applicantId: number }[]>(page, '/api/v1/referrals', {
    query: { type: 3, referralStatusId: 1, limit: 1 },
  });
  const applicantId = hire?.applicantId ?? 0;
  const lastYears = new Date().getFullYear() - 3;
  await callApi(page, `/api/v1/employment/${applicantId}`, {
    method: 'PUT',
    body: { joiningDate: `${lastYears}-03-01` },
  });
  await page.goto(`/job-referral/${applicantId}`);
  await caseFile(page);
  await getMain(page).getByRole('button', { name: 'Confirm joining date' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: 'Save' }).click();
};

const toBeApproved = (page: Page) => getMain(page).getByText('To be approved').first();
const takenOut = (page: Page) =>
  getMain(page)
    .getByText(/Paid by hand in October/)
    .first();

const screens: Screen[] = [
  { name: 'referrals', role, path: '/referrals', settled: expectHeading },
  { name: 'referrals-total', role, path: '/total-referrals', settled: expectHeading },
  { name: 'referrals-own', role: 'referrer', path: '/total-referrals', settled: expectHeading },
  {
    name: 'referrals-payable',
    widths: allWidths,
    role,
    path: '/referral-payable',
    settled: expectHeading,
  },
  {
    name: 'referral-status',
    role,
    path: '/job-referral?status=waiting',
    prepare: async (page) => {
      await getMain(page)
        .getByRole('button', { name: /^Actions for/ })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Not eligible' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    },
    settled: (page) =>
      expect(page.getByRole('dialog').getByText('Say why in the remark.').first()).toBeVisible(),
  },
  {
    name: 'referral-payable-detail',
    role,
    path: '/job-referral',
    prepare: openPayable,
    settled: caseFile,
    widths: [1440, 1280, 390],
  },
  {
    name: 'joining-confirmation',
    role,
    path: '/job-referral',
    prepare: openDoubtful,
    settled: (page) =>
      expect(page.getByRole('dialog').getByText('Say why in the remark.').first()).toBeVisible(),
  },
  {
    name: 'joining-dates-import',
    role,
    path: '/referral-payable',
    prepare: async (page) => {
      await pressButton('Import dates')(page);
      const drawer = page.getByRole('dialog');
      await drawer.getByLabel(/^File/).setInputFiles({
        name: 'dates.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from('Id,Candidate,Joining Date\n999999,Asha Rao,05/03/2026\n'),
      });
      await drawer.getByRole('button', { name: 'Check the rows' }).click();
    },
    settled: (page) => expect(page.getByText('What would happen')).toBeVisible(),
  },
  {
    name: 'payout-batch',
    role,
    path: '/referral-payable?status=due&sort=-payable',
    prepare: async (page) => {
      await getMain(page)
        .getByRole('checkbox', { name: /^Select / })
        // Each width uses its own payout, since a payout belongs to one batch only.
        .nth(page.viewportSize()?.width === 390 ? 2 : 1)
        .check();
      const bar = page.getByRole('region', { name: 'Selection' });
      await bar.getByRole('button', { name: 'Build batch' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Build batch' }).click();
      await expect(toBeApproved(page)).toBeVisible();
      await page.reload();
    },
    settled: (page) => expect(toBeApproved(page)).toBeVisible(),
  },
  {
    name: 'payout-batch-question',
    role,
    path: '/referral-payable',
    prepare: async (page) => {
      for (const place of [1, 2, 3])
        await getMain(page)
          .getByRole('checkbox', { name: /^Select / })
          .nth(place)
          .check();
      const bar = page.getByRole('region', { name: 'Selection' });
      await bar.getByRole('button', { name: 'Build batch' }).click();
    },
    settled: (page) =>
      expect(page.getByRole('alertdialog').getByText(/of 3 can be built/)).toBeVisible(),
  },
  {
    name: 'payout-dashboard',
    role,
    path: '/',
    settled: (page) =>
      expect(page.getByRole('region', { name: 'Payout batches' }).getByRole('link')).toHaveCount(3),
  },
  {
    name: 'payout-batch-taken-out',
    role,
    path: '/referral-payable?status=due&sort=-payable',
    prepare: async (page) => {
      const boxes = getMain(page).getByRole('checkbox', { name: /^Select / });
      for (const place of [3, 4]) await boxes.nth(place).check();
      const bar = page.getByRole('region', { name: 'Selection' });
      await bar.getByRole('button', { name: 'Build batch' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Build batch' }).click();
      await getMain(page)
        .getByRole('button', { name: /^Actions for/ })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Take out' }).click();
      const drawer = page.getByRole('dialog', { name: 'Take out of the batch' });
      await drawer.getByRole('textbox', { name: 'Remark' }).fill('Paid by hand in October');
      await drawer.getByRole('button', { name: 'Save' }).click();
      await expect(takenOut(page)).toBeVisible();
      await page.reload();
    },
    settled: (page) => expect(takenOut(page)).toBeVisible(),
    widths: [1440],
  },
  {
    name: 'payable-recruiter',
    role: 'recruiter',
    path: '/referral-payable',
    settled: expectHeading,
  },
  {
    name: 'payable-detail-hiring-manager',
    role: 'hiring-manager',
    path: '/job-referral',
    prepare: openPayable,
    settled: caseFile,
  },
  { name: 'payable-auditor', role: 'auditor', path: '/referral-payable', settled: expectHeading },
  { name: 'payout-batches', role, path: '/payout-batches', settled: expectHeading },
  {
    name: 'payout-calendar',
    role,
    path: '/payout-calendar',
    settled: (page) =>
      expect(getMain(page).getByRole('table', { name: /in the hiring, by stage/ })).toBeVisible(),
  },
  { name: 'referrals-home', role: 'referrer', path: '/referrals', settled: expectHeading },
  { name: 'open-jobs', role: 'referrer', path: '/open-jobs', settled: expectHeading },
  {
    name: 'refer',
    role: 'referrer',
    path: '/open-jobs',
    prepare: async (page) => {
      await getMain(page)
        .getByRole('button', { name: /^Actions for/ })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Refer someone' }).click();
      await getMain(page).getByRole('button', { name: 'Refer', exact: true }).click();
    },
    settled: (page) =>
      expect(getMain(page).getByText('Enter the first name.').first()).toBeVisible(),
  },
  { name: 'my-referrals', role: 'referrer', path: '/my-referrals', settled: expectHeading },
];
screens.forEach(testScreen);
