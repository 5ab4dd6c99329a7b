import { route, type Feature } from 'shell/sdk/define';
import { referralSettings } from '../../../contract';

export const referralSettingsFeature: Feature = {
  menu: [
    {
      id: 'setup.referral-settings-menu',
      category: 'referral',
      sidebarSorting: 7,
      title: 'Referrals Settings',
      to: referralSettings,
      can: 'setup:view-referral',
    },
  ],
  pages: {
    ReferralSettingsPage: route(referralSettings, '/referral-settings', {
      title: 'Referrals Settings',
      can: 'setup:view-referral',
    }),
  },
};
