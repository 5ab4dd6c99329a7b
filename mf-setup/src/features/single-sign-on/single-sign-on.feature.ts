import { route, type Feature } from 'shell/sdk/define';
import { singleSignOn } from '../../../contract';

export const singleSignOnFeature: Feature = {
  pages: {
    SingleSignOnPage: route(singleSignOn, '/general-settings/single-sign-on', {
      title: 'Single sign-on',
      menu: 'setup.general-settings-menu',
      can: 'role:assign',
      link: { row: 'setup.settings', group: 'Access', order: 21 },
    }),
  },
};
