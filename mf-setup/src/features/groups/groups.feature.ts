import { route, type Feature } from 'shell/sdk/define';
import { createGroup, editGroup, groups, viewGroup } from '../../../contract';

const menuId = 'setup.groups-menu';
const viewPermission = 'group:view';
const editPermission = 'group:edit';

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
    CreateGroupPage: route(createGroup, '/group/create', {
      title: 'Create Group',
      menu: menuId,
      can: editPermission,
    }),
    EditGroupPage: route(editGroup, '/group/edit/:id', {
      title: 'Edit Group',
      menu: menuId,
      can: editPermission,
    }),
    ViewGroupPage: route(viewGroup, '/group/view/:id', {
      title: 'Group',
      menu: menuId,
      can: viewPermission,
    }),
  },
};
