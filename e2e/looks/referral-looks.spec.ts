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
    path: '/referral-payable',
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
];
screens.forEach(lookAt);
