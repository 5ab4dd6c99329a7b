import { route, type Feature } from 'shell/sdk/define';
import { invitePerson, person, roles } from '../../../contract';

const menuId = 'setup.general-settings-menu';
const viewPermission = 'role:view';

export const rolesFeature: Feature = {
  pages: {
    RolesPage: route(roles, '/general-settings/roles', {
      title: 'Roles',
      menu: menuId,
      can: viewPermission,
      link: { row: 'setup.settings', group: 'Access', order: 20 },
    }),
    InvitePersonPage: route(invitePerson, '/general-settings/roles/invite', {
      title: 'Invite a person',
      menu: menuId,
      can: 'role:assign',
    }),
    PersonPage: route(person, '/general-settings/roles/:id', {
      title: 'Person',
      menu: menuId,
      can: viewPermission,
    }),
  },
};
