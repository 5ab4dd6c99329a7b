import type { RemoteArea } from 'shell/sdk/define';

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
    {
      id: 'setup.groups',
      path: '/groupview',
      title: 'Groups',
      can: 'group:view',
    },
    {
      id: 'setup.create-group',
      path: '/group/create',
      title: 'Create Group',
      menu: 'setup.groups-menu',
      can: 'group:edit',
    },
    {
      id: 'setup.edit-group',
      path: '/group/edit/:id',
      title: 'Edit Group',
      menu: 'setup.groups-menu',
      can: 'group:edit',
    },
    {
      id: 'setup.view-group',
      path: '/group/view/:id',
      title: 'Group',
      menu: 'setup.groups-menu',
      can: 'group:view',
    },
  ],
};
