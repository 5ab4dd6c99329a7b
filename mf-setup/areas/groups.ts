import type { RemoteArea } from 'shell/sdk/define';
import { recordRoutes } from './record-routes';

export const groups: RemoteArea = {
  menu: [
    {
      id: 'setup.groups-menu',
      category: 'referral',
      sidebarSorting: 19,
      title: 'Group',
      to: 'setup.groups',
      can: 'group:view',
    },
  ],
  routes: [
    ...recordRoutes({
      one: 'group',
      many: 'groups',
      path: '/group',
      title: 'Group',
      list: { path: '/groupview', title: 'Groups' },
      view: 'group:view',
      edit: 'group:edit',
      pages: { one: 'Group', many: 'Groups' },
    }),
  ],
};
