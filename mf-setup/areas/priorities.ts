import type { RemoteArea } from 'shell/sdk/define';

export const priorities: RemoteArea = {
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
  routes: [
    {
      id: 'setup.priorities',
      path: '/job-priority',
      title: 'Job priority',
      load: 'PrioritiesPage',
      can: 'setup:view-hiring',
    },
  ],
};
