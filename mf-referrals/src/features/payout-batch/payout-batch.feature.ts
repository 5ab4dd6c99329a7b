import { route, type Feature } from 'shell/sdk/define';
import { payoutBatch } from '../../../contract';

export const payoutBatchFeature: Feature = {
  pages: {
    PayoutBatchPage: route(payoutBatch, '/payout-batches/:id', {
      title: 'Payout Batch',
      menu: 'referrals.menu',
      can: 'setup:view-referral',
    }),
  },
};
