import { route, type Feature } from 'shell/sdk/define';
import { createServiceToken, editServiceToken, serviceTokens } from '../../../contract';

const menuId = 'setup.general-settings-menu';

export const serviceTokensFeature: Feature = {
  pages: {
    ServiceTokensPage: route(serviceTokens, '/general-settings/service-tokens', {
      title: 'Service tokens',
      menu: menuId,
      can: 'role:view',
      link: { row: 'setup.settings', group: 'Access', order: 23 },
    }),
    CreateServiceTokenPage: route(createServiceToken, '/general-settings/service-tokens/create', {
      title: 'Create Service Token',
      menu: menuId,
      can: 'role:assign',
    }),
    EditServiceTokenPage: route(editServiceToken, '/general-settings/service-tokens/edit/:id', {
      title: 'Edit Service Token',
      menu: menuId,
      can: 'role:assign',
    }),
  },
};
