import { route, type Feature } from 'shell/sdk/define';
import { createSource, editSource, newSource, sources, viewSource } from '../../../contract';

const menu = 'setup.sources-menu';
const view = 'setup:view-hiring';
const edit = 'setup:edit-hiring';

export const sourcesFeature: Feature = {
  menu: [
    {
      id: menu,
      category: 'referral',
      sidebarSorting: 11,
      title: 'Applicant Source',
      to: sources,
      parent: 'setup.set-up',
      can: view,
    },
  ],
  pages: {
    SourcesPage: route(sources, '/source', { title: 'Applicant Source', can: view }),
    CreateSourcePage: [
      route(createSource, '/source/create', { title: 'Create Applicant Source', menu, can: edit }),
      route(newSource, '/applicant-source', { title: 'Create Applicant Source', menu, can: edit }),
    ],
    EditSourcePage: [
      route(editSource, '/source/edit/:id', { title: 'Edit Applicant Source', menu, can: edit }),
      route('setup.older-edit-source', '/source/:id/edit', {
        title: 'Edit Applicant Source',
        menu,
        can: edit,
      }),
    ],
    ViewSourcePage: [
      route(viewSource, '/source/view/:id', { title: 'Applicant Source', menu, can: view }),
      route('setup.older-view-source', '/source/:id/view', {
        title: 'Applicant Source',
        menu,
        can: view,
      }),
    ],
  },
};
