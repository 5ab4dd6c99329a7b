import { route, type Feature } from 'shell/sdk/define';
import { statuses } from '../../../contract';

export const statusesFeature: Feature = {
  menu: [
    {
      id: 'setup.statuses-menu',
      category: 'referral',
      sidebarSorting: 18,
      title: 'Status',
      to: statuses,
      parent: 'setup.hiring-process-menu',
      can: 'setup:view-hiring',
    },
  ],
  pages: {
    StatusesPage: route(statuses, '/status', { title: 'Status List', can: 'setup:view-hiring' }),
  },
};
