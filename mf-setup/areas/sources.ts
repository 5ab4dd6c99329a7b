import type { RemoteArea } from 'shell/sdk/define';

export const sources: RemoteArea = {
  menu: [
    {
      id: 'setup.set-up',
      category: 'referral',
      sidebarSorting: 10,
      title: 'Set-Up',
      can: 'setup:view-hiring',
    },
    {
      id: 'setup.sources-menu',
      category: 'referral',
      sidebarSorting: 11,
      title: 'Applicant Source',
      to: 'setup.sources',
      parent: 'setup.set-up',
      can: 'setup:view-hiring',
    },
  ],
  routes: [
    {
      id: 'setup.sources',
      path: '/source',
      title: 'Applicant Source',
      load: 'SourcesPage',
      can: 'setup:view-hiring',
    },
    {
      id: 'setup.create-source',
      path: '/source/create',
      title: 'Create Applicant Source',
      menu: 'setup.sources-menu',
      load: 'CreateSourcePage',
      can: 'setup:edit-hiring',
    },
    {
      id: 'setup.older-create-source',
      path: '/applicant-source',
      title: 'Create Applicant Source',
      menu: 'setup.sources-menu',
      load: 'CreateSourcePage',
      can: 'setup:edit-hiring',
    },
    {
      id: 'setup.edit-source',
      path: '/source/edit/:id',
      title: 'Edit Applicant Source',
      menu: 'setup.sources-menu',
      load: 'EditSourcePage',
      can: 'setup:edit-hiring',
    },
    {
      id: 'setup.view-source',
      path: '/source/view/:id',
      title: 'Applicant Source',
      menu: 'setup.sources-menu',
      load: 'ViewSourcePage',
      can: 'setup:view-hiring',
    },
  ],
};
