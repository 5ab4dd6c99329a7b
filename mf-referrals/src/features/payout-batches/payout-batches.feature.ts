import { route, type Feature } from 'shell/sdk/define';
import { payoutBatches } from '../../../contract';

export const payoutBatchesFeature: Feature = {
  pages: {
    PayoutBatchesPage: route(payoutBatches, '/payout-batches', {
      title: 'Payout Batches',
      menu: 'referrals.menu',
      // A batch contains referrals of all jobs, so users whose scope is their groups cannot open a batch.
      can: 'setup:view-referral',
    }),
  },
};
