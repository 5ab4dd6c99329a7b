import type { RemoteArea } from 'shell/sdk/define';
import { recordRoutes } from './record-routes';

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
    ...recordRoutes({
      one: 'source',
      many: 'sources',
      path: '/source',
      title: 'Applicant Source',
      view: 'setup:view-hiring',
      edit: 'setup:edit-hiring',
      pages: { one: 'Source', many: 'Sources' },
    }),
    {
      id: 'setup.older-create-source',
      path: '/applicant-source',
      title: 'Create Applicant Source',
      menu: 'setup.sources-menu',
      load: 'CreateSourcePage',
      can: 'setup:edit-hiring',
    },
    {
      id: 'setup.older-edit-source',
      path: '/source/:id/edit',
      title: 'Edit Applicant Source',
      menu: 'setup.sources-menu',
      load: 'EditSourcePage',
      can: 'setup:edit-hiring',
    },
    {
      id: 'setup.older-view-source',
      path: '/source/:id/view',
      title: 'Applicant Source',
      menu: 'setup.sources-menu',
      load: 'ViewSourcePage',
      can: 'setup:view-hiring',
    },
  ],
};
