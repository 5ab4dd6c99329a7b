import { route, type Feature } from 'shell/sdk/define';
import { hiredReferrals, referralsInProgress, totalReferrals } from '../../../contract';

const menuId = 'referrals.menu';
const viewPermission = 'referral:view';

export const referralListFeature: Feature = {
  pages: {
    ReferralsPage: [
      route(totalReferrals, '/total-referrals', {
        title: 'Total No. Of Referral',
        menu: menuId,
        can: viewPermission,
      }),
      route(referralsInProgress, '/referral-progress', {
        title: 'Referral In Progress',
        menu: menuId,
        can: viewPermission,
      }),
      route(hiredReferrals, '/referral-hired', {
        title: 'Referral Hired',
        menu: menuId,
        can: viewPermission,
      }),
    ],
  },
};
