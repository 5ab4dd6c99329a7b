import type { RemoteArea } from 'shell/sdk/define';

export const referral: RemoteArea = {
  menu: [
    {
      id: 'setup.referral-settings-menu',
      category: 'referral',
      sidebarSorting: 7,
      title: 'Referrals Settings',
      to: 'setup.referral-settings',
      can: 'setup:view-referral',
    },
    {
      id: 'setup.referral-amount-menu',
      category: 'referral',
      sidebarSorting: 8,
      title: 'Referral Amount',
      to: 'setup.referral-amount',
      can: 'setup:view-referral',
    },
    {
      id: 'setup.eligibility-menu',
      category: 'referral',
      sidebarSorting: 9,
      title: 'Referrer Eligibility',
      to: 'setup.eligibility',
      can: 'setup:view-referral',
    },
  ],
  routes: [
    {
      id: 'setup.referral-settings',
      path: '/referral-settings',
      title: 'Referrals Settings',
      load: 'ReferralSettingsPage',
      can: 'setup:view-referral',
    },
    {
      id: 'setup.referral-amount',
      path: '/referral-amount',
      title: 'Referral Amount Calculation',
      load: 'SlabsPage',
      can: 'setup:view-referral',
    },
    {
      id: 'setup.eligibility',
      path: '/referrer-eligibility',
      title: 'Referrer Eligibility',
      load: 'EligibilityPage',
      can: 'setup:view-referral',
    },
  ],
};
