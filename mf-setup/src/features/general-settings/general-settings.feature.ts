import { route, type Feature } from 'shell/sdk/define';
import { generalSettings } from '../../../contract';

export const generalSettingsFeature: Feature = {
  menu: [
    {
      id: 'setup.general-settings-menu',
      sidebarSorting: 23,
      title: 'General Settings',
      to: generalSettings,
      can: 'setup:view-hiring',
    },
  ],
  pages: {
    GeneralSettingsPage: route(generalSettings, '/general-settings', {
      title: 'General Settings',
      can: 'setup:view-hiring',
      link: { row: 'setup.settings', group: 'Organisation', label: 'Hiring defaults', order: 10 },
    }),
  },
};
