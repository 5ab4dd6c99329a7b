import { route, type Feature } from 'shell/sdk/define';
import { jobReferrals, payableReferrals } from '../../../contract';

export const payableListFeature: Feature = {
  pages: {
    PayablePage: [
      route(payableReferrals, '/referral-payable', {
        title: 'Referral Payable',
        menu: 'referrals.menu',
        can: 'referral:view',
      }),
      route(jobReferrals, '/job-referral', {
        title: 'Referral Payable',
        menu: 'referrals.menu',
        can: 'referral:view',
      }),
    ],
  },
};
