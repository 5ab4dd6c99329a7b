import { defineRemote } from 'shell/sdk/define';
import { applicantDetailsFeature } from './src/features/applicant-details/applicant-details.feature';
import { batchFiguresFeature } from './src/features/batch-figures/batch-figures.feature';
import { confirmBatchFeature } from './src/features/confirm-batch/confirm-batch.feature';
import { confirmJoiningFeature } from './src/features/confirm-joining/confirm-joining.feature';
import { employmentFeature } from './src/features/employment/employment.feature';
import { importEmploymentFeature } from './src/features/import-employment/import-employment.feature';
import { myReferralsFeature } from './src/features/my-referrals/my-referrals.feature';
import { openJobsFeature } from './src/features/open-jobs/open-jobs.feature';
import { overviewFeature } from './src/features/overview/overview.feature';
import { payableDetailFeature } from './src/features/payable-detail/payable-detail.feature';
import { payableListFeature } from './src/features/payable-list/payable-list.feature';
import { payoutBatchFeature } from './src/features/payout-batch/payout-batch.feature';
import { payoutBatchesFeature } from './src/features/payout-batches/payout-batches.feature';
import { payoutCalendarFeature } from './src/features/payout-calendar/payout-calendar.feature';
import { payoutStatusFeature } from './src/features/payout-status/payout-status.feature';
import { referFeature } from './src/features/refer/refer.feature';
import { referralListFeature } from './src/features/referral-list/referral-list.feature';
import { takeOutFeature } from './src/features/take-out/take-out.feature';

export default defineRemote({
  id: 'referrals',
  needs: '^1.0.0',
  owner: 'Team Referrals',
  features: [
    overviewFeature,
    referralListFeature,
    payableListFeature,
    payoutCalendarFeature,
    payoutBatchesFeature,
    payoutBatchFeature,
    payableDetailFeature,
    openJobsFeature,
    referFeature,
    myReferralsFeature,
    batchFiguresFeature,
    employmentFeature,
    confirmJoiningFeature,
    applicantDetailsFeature,
    importEmploymentFeature,
    confirmBatchFeature,
    takeOutFeature,
    payoutStatusFeature,
  ],
});
