import { expect } from '../test';
import { heading, lookAt, main, type Screen } from './look-at';

const role = 'payout-officer';

const screens: Screen[] = [
  { name: 'referrals', role, path: '/referrals', settled: heading },
  { name: 'referrals-total', role, path: '/total-referrals', settled: heading },
  { name: 'referrals-own', role: 'referrer', path: '/total-referrals', settled: heading },
  { name: 'referrals-payable', role, path: '/referral-payable', settled: heading },
  {
    name: 'referral-status',
    role,
    path: '/job-referral?status=waiting',
    prepare: async (page) => {
      await main(page)
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
    prepare: async (page) => {
      await main(page)
        .getByRole('button', { name: /^Actions for/ })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'View Payable' }).click();
    },
    settled: (page) =>
      expect(main(page).getByRole('heading', { name: 'Why it is payable, or not' })).toBeVisible(),
    widths: [1440, 1280, 390],
  },
  {
    name: 'payout-batch',
    role,
    path: '/referral-payable?status=due&sort=-payable',
    prepare: async (page) => {
      await main(page)
        .getByRole('checkbox', { name: /^Select / })
        // Each width its own: who stands in a batch goes into no other.
        .nth(page.viewportSize()?.width === 390 ? 2 : 1)
        .check();
      const bar = page.getByRole('region', { name: 'Selection' });
      await bar.getByRole('button', { name: 'Build batch' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Build batch' }).click();
    },
    settled: (page) => expect(main(page).getByText('To be approved').first()).toBeVisible(),
  },
  {
    name: 'payout-batch-question',
    role,
    path: '/referral-payable',
    prepare: async (page) => {
      for (const place of [1, 2, 3])
        await main(page)
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
      const boxes = main(page).getByRole('checkbox', { name: /^Select / });
      const first = page.viewportSize()?.width === 390 ? 5 : 3;
      for (const place of [first, first + 1]) await boxes.nth(place).check();
      const bar = page.getByRole('region', { name: 'Selection' });
      await bar.getByRole('button', { name: 'Build batch' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Build batch' }).click();
      await main(page)
        .getByRole('button', { name: /^Actions for/ })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Take out' }).click();
      const drawer = page.getByRole('dialog', { name: 'Take out' });
      await drawer.getByRole('textbox', { name: 'Remark' }).fill('Paid by hand in October');
      await drawer.getByRole('button', { name: 'Save' }).click();
    },
    settled: (page) =>
      expect(
        main(page)
          .getByText(/Paid by hand in October/)
          .first(),
      ).toBeVisible(),
  },
  ...(['recruiter', 'hiring-manager'] as const).flatMap((one): Screen[] => [
    { name: `referrals-${one}`, role: one, path: '/referrals', settled: heading },
    { name: `referrals-total-${one}`, role: one, path: '/total-referrals', settled: heading },
    { name: `referrals-payable-${one}`, role: one, path: '/referral-payable', settled: heading },
    {
      name: `payable-detail-${one}`,
      role: one,
      path: '/job-referral',
      prepare: async (page) => {
        await main(page)
          .getByRole('button', { name: /^Actions for/ })
          .first()
          .click();
        await page.getByRole('menuitem', { name: 'View Payable' }).click();
      },
      settled: (page) =>
        expect(
          main(page).getByRole('heading', { name: 'Why it is payable, or not' }),
        ).toBeVisible(),
    },
  ]),
  { name: 'payable-auditor', role: 'auditor', path: '/referral-payable', settled: heading },
  { name: 'payout-batches', role, path: '/payout-batches', settled: heading },
  { name: 'referrals-home', role: 'referrer', path: '/referrals', settled: heading },
  { name: 'open-jobs', role: 'referrer', path: '/open-jobs', settled: heading },
  {
    name: 'refer',
    role: 'referrer',
    path: '/open-jobs',
    prepare: async (page) => {
      await main(page)
        .getByRole('button', { name: /^Actions for/ })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Refer someone' }).click();
      await main(page).getByRole('button', { name: 'Refer', exact: true }).click();
    },
    settled: (page) => expect(main(page).getByText('Enter the first name.').first()).toBeVisible(),
  },
  { name: 'my-referrals', role: 'referrer', path: '/my-referrals', settled: heading },
];
screens.forEach(lookAt);
