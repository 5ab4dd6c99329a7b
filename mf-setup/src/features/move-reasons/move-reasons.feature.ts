import { route, type Feature } from 'shell/sdk/define';
import { moveReasons } from '../../../contract';

export const moveReasonsFeature: Feature = {
  pages: {
    MoveReasonsPage: route(moveReasons, '/move-reasons', {
      title: 'Reject and Withdraw Reasons',
      menu: 'setup.general-settings-menu',
      can: 'setup:view-hiring',
      link: { row: 'setup.settings', group: 'Hiring', label: 'Reject reasons', order: 40 },
    }),
  },
};
