import { route, type Feature } from 'shell/sdk/define';
import { referralAmount } from '../../../contract';

export const slabsFeature: Feature = {
  menu: [
    {
      id: 'setup.referral-amount-menu',
      category: 'referral',
      sidebarSorting: 8,
      title: 'Referral Amount',
      to: referralAmount,
      can: 'setup:view-referral',
    },
  ],
  pages: {
    SlabsPage: route(referralAmount, '/referral-amount', {
      title: 'Referral Amount Calculation',
      can: 'setup:view-referral',
    }),
  },
};
