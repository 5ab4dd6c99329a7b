import { route, type Feature } from 'shell/sdk/define';
import { invitePerson, person, roles } from '../../../contract';

const menu = 'setup.general-settings-menu';
const view = 'role:view';

export const rolesFeature: Feature = {
  pages: {
    RolesPage: route(roles, '/general-settings/roles', { title: 'Roles', menu, can: view }),
    InvitePersonPage: route(invitePerson, '/general-settings/roles/invite', {
      title: 'Invite a person',
      menu,
      can: 'role:assign',
    }),
    PersonPage: route(person, '/general-settings/roles/:id', { title: 'Person', menu, can: view }),
  },
};
