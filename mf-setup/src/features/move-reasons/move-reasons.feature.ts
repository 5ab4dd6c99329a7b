import { route, type Feature } from 'shell/sdk/define';

const moveReasons = 'setup.move-reasons';

export const moveReasonsFeature: Feature = {
  menu: [
    {
      id: 'setup.move-reasons-menu',
      category: 'referral',
      sidebarSorting: 15,
      title: 'Reject Reasons',
      to: moveReasons,
      parent: 'setup.set-up',
      can: 'setup:view-hiring',
    },
  ],
  pages: {
    MoveReasonsPage: route(moveReasons, '/move-reasons', {
      title: 'Reject and Withdraw Reasons',
      can: 'setup:view-hiring',
    }),
  },
};
