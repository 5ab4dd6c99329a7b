import type { Feature } from 'shell/sdk/define';
import { batchConfirmation } from '../../../contract';

export const confirmBatchFeature: Feature = {
  panels: {
    ConfirmBatchPanel: {
      id: batchConfirmation,
      title: 'Import Confirmation',
      width: 600,
      can: 'payout:mark-paid',
    },
  },
};
