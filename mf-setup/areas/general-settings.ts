import type { RemoteArea } from 'shell/sdk/define';

const menu = 'setup.general-settings-menu';

export const generalSettings: RemoteArea = {
  menu: [
    {
      id: menu,
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
    {
      id: 'setup.company',
      path: '/general-settings/company',
      title: 'Company',
      menu,
      load: 'CompanyPage',
      can: 'company:view',
    },
    {
      id: 'setup.audit-log',
      path: '/general-settings/audit-log',
      title: 'Audit log',
      menu,
      load: 'AuditLogPage',
      can: 'audit:view',
    },
  ],
};
