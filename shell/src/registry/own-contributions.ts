import { platformVersion } from '../../sdk/define';
import type { CheckedRemote } from './registered-entry';

export const ownContributions: CheckedRemote = {
  remote: { id: 'shell', version: platformVersion, entry: '' },
  contributions: {
    id: 'shell',
    needs: `^${platformVersion}`,
    menu: [
      {
        id: 'shell.dashboard-menu',
        category: 'dashboard',
        sidebarSorting: 1,
        title: 'Dashboard',
        to: 'shell.dashboard',
        can: 'dashboard:view',
      },
    ],
    routes: [
      {
        id: 'shell.dashboard',
        path: '/',
        title: 'Dashboard',
        load: 'DashboardPage',
        can: 'dashboard:view',
      },
      { id: 'shell.search', path: '/search', title: 'Search', load: 'SearchPage' },
      {
        id: 'shell.remotes',
        path: '/_console/remotes',
        title: 'Remotes',
        load: 'RemotesPage',
        can: 'registry:view',
      },
    ],
    cards: [],
    panels: [],
  },
};
