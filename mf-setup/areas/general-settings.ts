import type { RemoteArea } from 'shell/sdk/define';

export const generalSettings: RemoteArea = {
  menu: [
    {
      id: 'setup.general-settings-menu',
      sidebarSorting: 23,
      title: 'General Settings',
      to: 'setup.general-settings',
      can: 'setup:view-hiring',
    },
  ],
  routes: [
    {
      id: 'setup.general-settings',
      path: '/general-settings',
      title: 'General Settings',
      can: 'setup:view-hiring',
    },
  ],
};
