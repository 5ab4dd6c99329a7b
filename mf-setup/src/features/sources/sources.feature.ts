import { route, type Feature } from 'shell/sdk/define';
import { createSource, editSource, newSource, sources, viewSource } from '../../../contract';

const menuId = 'setup.sources-menu';
const viewPermission = 'setup:view-hiring';
const editPermission = 'setup:edit-hiring';
const editing = { menu: menuId, can: editPermission } as const;
const viewing = { menu: menuId, can: viewPermission } as const;

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
      route(createSource, '/source/create', { ...editing, title: 'Create Applicant Source' }),
      route(newSource, '/applicant-source', { ...editing, title: 'Create Applicant Source' }),
    ],
    EditSourcePage: [
      route(editSource, '/source/edit/:id', { ...editing, title: 'Edit Applicant Source' }),
      route('setup.older-edit-source', '/source/:id/edit', {
        ...editing,
        title: 'Edit Applicant Source',
      }),
    ],
    ViewSourcePage: [
      route(viewSource, '/source/view/:id', { ...viewing, title: 'Applicant Source' }),
      route('setup.older-view-source', '/source/:id/view', {
        ...viewing,
        title: 'Applicant Source',
      }),
    ],
  },
};
