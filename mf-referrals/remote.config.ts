import { defineRemote } from 'shell/sdk/define';

export default defineRemote({
  id: 'referrals',
  needs: '^1.0.0',
  menu: [
    {
      id: 'referrals.menu',
      category: 'dashboard',
      sidebarSorting: 4,
      title: 'Referrals',
      to: 'referrals.overview',
      can: 'referral:view',
    },
  ],
  routes: [
    {
      id: 'referrals.overview',
      path: '/referrals',
      title: 'Referrals',
      load: 'OverviewPage',
      can: 'referral:view',
    },
    {
      id: 'referrals.total',
      path: '/total-referrals',
      title: 'Total No. Of Referral',
      menu: 'referrals.menu',
      load: 'ReferralsPage',
      can: 'referral:view',
    },
    {
      id: 'referrals.progress',
      path: '/referral-progress',
      title: 'Referral In Progress',
      menu: 'referrals.menu',
      load: 'ReferralsPage',
      can: 'referral:view',
    },
    {
      id: 'referrals.hired',
      path: '/referral-hired',
      title: 'Referral Hired',
      menu: 'referrals.menu',
      load: 'ReferralsPage',
      can: 'referral:view',
    },
    {
      id: 'referrals.payable',
      path: '/referral-payable',
      title: 'Referral Payable',
      menu: 'referrals.menu',
      load: 'PayablePage',
      can: 'referral:view',
    },
    {
      id: 'referrals.payouts',
      path: '/job-referral',
      title: 'Referral Payable',
      menu: 'referrals.menu',
      load: 'PayablePage',
      can: 'referral:view',
    },
    {
      id: 'referrals.payout',
      path: '/job-referral/:id',
      title: 'Referral Payable',
      menu: 'referrals.menu',
      load: 'PayableDetailPage',
      can: 'referral:view',
    },
  ],
  panels: [
    {
      id: 'referrals.payout-status',
      title: 'Referral Status',
      width: 400,
      load: 'PayoutStatusPanel',
      can: 'referral:view',
    },
  ],
});
