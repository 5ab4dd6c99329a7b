import type { Feature } from 'shell/sdk/define';
import { payoutRemoval } from '../../../contract';

export const takeOutFeature: Feature = {
  panels: {
    TakeOutPayoutPanel: {
      id: payoutRemoval,
      title: 'Take out of the batch',
      width: 400,
      can: 'payout:export',
    },
  },
};
