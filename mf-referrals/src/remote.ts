export const OverviewPage = () => import('./features/overview/overview.page');
export const ReferralsPage = () => import('./features/referral-list/referrals.page');
export const PayablePage = () => import('./features/payable-list/payable.page');
export const PayableDetailPage = () => import('./features/payable-detail/payable-detail.page');
export const OpenJobsPage = () => import('./features/open-jobs/open-jobs.page');
export const ReferPage = () => import('./features/refer/refer.page');
export const MyReferralsPage = () => import('./features/my-referrals/my-referrals.page');
export const PayoutCalendarPage = () => import('./features/payout-calendar/payout-calendar.page');
export const PayoutFiguresCard = () => import('./features/payout-calendar/payout-figures.card');
export const BatchFiguresCard = () => import('./features/batch-figures/batch-figures.card');
export const EmploymentPanel = () => import('./features/employment/employment.panel');
export const ConfirmJoiningPanel = () => import('./features/confirm-joining/confirm-joining.panel');
export const ApplicantDetailsPanel = () =>
  import('./features/applicant-details/applicant-details.panel');
export const ImportEmploymentPanel = () =>
  import('./features/import-employment/import-employment.panel');
export const PayoutStatusPanel = () => import('./features/payout-status/payout-status.panel');
export const PayoutBatchesPage = () => import('./features/payout-batches/payout-batches.page');
export const PayoutBatchPage = () => import('./features/payout-batch/payout-batch.page');
export const TakeOutPanel = () => import('./features/take-out/take-out.panel');
export const ConfirmBatchPanel = () => import('./features/confirm-batch/confirm-batch.panel');
