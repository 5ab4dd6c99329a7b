import { route, type Feature } from 'shell/sdk/define';
import { createSource, editSource, newSource, sources, viewSource } from '../../../contract';

const menuId = 'setup.sources-menu';
const viewPermission = 'setup:view-hiring';
const editPermission = 'setup:edit-hiring';

export const sourcesFeature: Feature = {
  menu: [
    {
      id: menuId,
      category: 'referral',
      sidebarSorting: 11,
      title: 'Applicant Source',
      to: sources,
      parent: 'setup.set-up',
      can: viewPermission,
    },
  ],
  pages: {
    SourcesPage: route(sources, '/source', { title: 'Applicant Source', can: viewPermission }),
    CreateSourcePage: [
      route(createSource, '/source/create', {
        title: 'Create Applicant Source',
        menu: menuId,
        can: editPermission,
      }),
      route(newSource, '/applicant-source', {
        title: 'Create Applicant Source',
        menu: menuId,
        can: editPermission,
      }),
    ],
    EditSourcePage: [
      route(editSource, '/source/edit/:id', {
        title: 'Edit Applicant Source',
        menu: menuId,
        can: editPermission,
      }),
      route('setup.older-edit-source', '/source/:id/edit', {
        title: 'Edit Applicant Source',
        menu: menuId,
        can: editPermission,
      }),
    ],
    ViewSourcePage: [
      route(viewSource, '/source/view/:id', {
        title: 'Applicant Source',
        menu: menuId,
        can: viewPermission,
      }),
      route('setup.older-view-source', '/source/:id/view', {
        title: 'Applicant Source',
        menu: menuId,
        can: viewPermission,
      }),
    ],
  },
};
