import { route, type Feature } from 'shell/sdk/define';

const priorities = 'setup.priorities';

export const prioritiesFeature: Feature = {
  menu: [
    {
      id: 'setup.priorities-menu',
      category: 'referral',
      sidebarSorting: 20,
      title: 'Job priority',
      to: priorities,
      can: 'setup:view-hiring',
    },
  ],
  pages: {
    PrioritiesPage: route(priorities, '/job-priority', {
      title: 'Job priority',
      can: 'setup:view-hiring',
    }),
  },
};
