import type { Feature } from 'shell/sdk/define';
import { joiningConfirmation } from '../../../contract';

export const confirmJoiningFeature: Feature = {
  panels: {
    ConfirmJoiningPanel: {
      id: joiningConfirmation,
      title: 'Confirm the joining date',
      width: 400,
      can: 'payout:approve',
    },
  },
};
