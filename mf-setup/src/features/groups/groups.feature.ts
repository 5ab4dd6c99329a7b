import { route, type Feature } from 'shell/sdk/define';
import { createGroup, editGroup, groups, viewGroup } from '../../../contract';

const menu = 'setup.groups-menu';
const view = 'group:view';
const edit = 'group:edit';

export const groupsFeature: Feature = {
  menu: [
    {
      id: menu,
      category: 'referral',
      sidebarSorting: 19,
      title: 'Group',
      to: groups,
      can: view,
    },
  ],
  pages: {
    GroupsPage: route(groups, '/groupview', { title: 'Groups', can: view }),
    CreateGroupPage: route(createGroup, '/group/create', {
      title: 'Create Group',
      menu,
      can: edit,
    }),
    EditGroupPage: route(editGroup, '/group/edit/:id', { title: 'Edit Group', menu, can: edit }),
    ViewGroupPage: route(viewGroup, '/group/view/:id', { title: 'Group', menu, can: view }),
  },
};
