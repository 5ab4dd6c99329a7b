import { route, type Feature } from 'shell/sdk/define';
import { hiredReferrals, referralsInProgress, totalReferrals } from '../../../contract';

const menu = 'referrals.menu';
const view = 'referral:view';

export const referralListFeature: Feature = {
  pages: {
    ReferralsPage: [
      route(totalReferrals, '/total-referrals', {
        title: 'Total No. Of Referral',
        menu,
        can: view,
      }),
      route(referralsInProgress, '/referral-progress', {
        title: 'Referral In Progress',
        menu,
        can: view,
      }),
      route(hiredReferrals, '/referral-hired', { title: 'Referral Hired', menu, can: view }),
    ],
  },
};
