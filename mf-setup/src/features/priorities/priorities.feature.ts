import { route, type Feature } from 'shell/sdk/define';

export const prioritiesFeature: Feature = {
  menu: [
    {
      id: 'setup.priorities-menu',
      category: 'referral',
      sidebarSorting: 20,
      title: 'Job priority',
      to: 'setup.priorities',
      can: 'setup:view-hiring',
    },
  ],
  pages: {
    PrioritiesPage: route('setup.priorities', '/job-priority', {
      title: 'Job priority',
      can: 'setup:view-hiring',
    }),
  },
};
