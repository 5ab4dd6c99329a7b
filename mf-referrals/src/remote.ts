export const OverviewPage = () => import('./features/overview/overview.page');
export const ReferralsPage = () => import('./features/referral-list/referrals.page');
export const PayablePage = () => import('./features/payable-list/payable.page');
export const PayableDetailPage = () => import('./features/payable-detail/payable-detail.page');
export const OpenJobsPage = () => import('./features/open-jobs/open-jobs.page');
export const ReferPage = () => import('./features/refer/refer.page');
export const MyReferralsPage = () => import('./features/my-referrals/my-referrals.page');
export const PayoutStatusPanel = () => import('./features/payout-status/payout-status.panel');
