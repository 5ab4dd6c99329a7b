import { route, type Feature } from 'shell/sdk/define';
import { referSomeone } from '../../../contract';

export const referFeature: Feature = {
  pages: {
    ReferPage: route(referSomeone, '/open-jobs/:id', {
      title: 'Refer someone',
      menu: 'referrals.menu',
      can: 'referral:submit',
    }),
  },
};
