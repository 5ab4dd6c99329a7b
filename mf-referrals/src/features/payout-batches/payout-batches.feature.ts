import { route, type Feature } from 'shell/sdk/define';
import { payoutBatches } from '../../../contract';

export const payoutBatchesFeature: Feature = {
  pages: {
    PayoutBatchesPage: route(payoutBatches, '/payout-batches', {
      title: 'Payout Batches',
      menu: 'referrals.menu',
      // A batch holds referrals of all jobs, so users with a team scope cannot open one.
      can: 'setup:view-referral',
    }),
  },
};
