import { route, type Feature } from 'shell/sdk/define';
import { createGroup, editGroup, groups, viewGroup } from '../../../contract';

const menuId = 'setup.groups-menu';
const viewPermission = 'group:view';
const editPermission = 'group:edit';
const editing = { menu: menuId, can: editPermission } as const;

export const groupsFeature: Feature = {
  menu: [
    {
      id: menuId,
      category: 'referral',
      sidebarSorting: 19,
      title: 'Group',
      to: groups,
      can: viewPermission,
    },
  ],
  pages: {
    GroupsPage: route(groups, '/groupview', { title: 'Groups', can: viewPermission }),
    CreateGroupPage: route(createGroup, '/group/create', { ...editing, title: 'Create Group' }),
    EditGroupPage: route(editGroup, '/group/edit/:id', { ...editing, title: 'Edit Group' }),
    ViewGroupPage: route(viewGroup, '/group/view/:id', {
      title: 'Group',
      menu: menuId,
      can: viewPermission,
    }),
  },
};
