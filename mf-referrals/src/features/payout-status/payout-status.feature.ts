import type { Feature } from 'shell/sdk/define';
import { payoutStatus } from '../../../contract';

export const payoutStatusFeature: Feature = {
  panels: {
    PayoutStatusPanel: {
      id: payoutStatus,
      title: 'Referral Status',
      width: 400,
      can: 'referral:view',
    },
  },
};
