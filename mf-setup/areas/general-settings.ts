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
      load: 'GeneralSettingsPage',
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
      id: 'setup.suite-apps',
      path: '/general-settings/apps',
      title: 'All Apps',
      menu,
      load: 'SuiteAppsPage',
      can: 'company:view',
    },
    {
      id: 'setup.roles',
      path: '/general-settings/roles',
      title: 'Roles',
      menu,
      load: 'RolesPage',
      can: 'role:view',
    },
    {
      id: 'setup.invite-person',
      path: '/general-settings/roles/invite',
      title: 'Invite a person',
      menu,
      load: 'InvitePersonPage',
      can: 'role:assign',
    },
    {
      id: 'setup.person',
      path: '/general-settings/roles/:id',
      title: 'Person',
      menu,
      load: 'PersonPage',
      can: 'role:view',
    },
    {
      id: 'setup.single-sign-on',
      path: '/general-settings/single-sign-on',
      title: 'Single sign-on',
      menu,
      load: 'SingleSignOnPage',
      can: 'role:assign',
    },
    {
      id: 'setup.service-tokens',
      path: '/general-settings/service-tokens',
      title: 'Service tokens',
      menu,
      load: 'ServiceTokensPage',
      can: 'role:view',
    },
    {
      id: 'setup.create-service-token',
      path: '/general-settings/service-tokens/create',
      title: 'Create Service Token',
      menu,
      load: 'CreateServiceTokenPage',
      can: 'role:assign',
    },
    {
      id: 'setup.edit-service-token',
      path: '/general-settings/service-tokens/edit/:id',
      title: 'Edit Service Token',
      menu,
      load: 'EditServiceTokenPage',
      can: 'role:assign',
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
