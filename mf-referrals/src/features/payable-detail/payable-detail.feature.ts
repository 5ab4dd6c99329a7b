import { route, type Feature } from 'shell/sdk/define';
import { payableDetail } from '../../../contract';

export const payableDetailFeature: Feature = {
  pages: {
    PayableDetailPage: route(payableDetail, '/job-referral/:id', {
      title: 'Referral Payable',
      menu: 'referrals.menu',
      can: 'referral:view',
    }),
  },
};
