import { route, type Feature } from 'shell/sdk/define';
import { createServiceToken, editServiceToken, serviceTokens } from '../../../contract';

const menu = 'setup.general-settings-menu';

export const serviceTokensFeature: Feature = {
  pages: {
    ServiceTokensPage: route(serviceTokens, '/general-settings/service-tokens', {
      title: 'Service tokens',
      menu,
      can: 'role:view',
    }),
    CreateServiceTokenPage: route(createServiceToken, '/general-settings/service-tokens/create', {
      title: 'Create Service Token',
      menu,
      can: 'role:assign',
    }),
    EditServiceTokenPage: route(editServiceToken, '/general-settings/service-tokens/edit/:id', {
      title: 'Edit Service Token',
      menu,
      can: 'role:assign',
    }),
  },
};
