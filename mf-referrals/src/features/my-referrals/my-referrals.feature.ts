import { route, type Feature } from 'shell/sdk/define';
import { myReferrals } from '../../../contract';

export const myReferralsFeature: Feature = {
  pages: {
    MyReferralsPage: route(myReferrals, '/my-referrals', {
      title: 'My Referrals',
      menu: 'referrals.menu',
      can: 'referral:submit',
    }),
  },
};
