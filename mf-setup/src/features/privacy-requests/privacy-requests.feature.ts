import { route, type Feature } from 'shell/sdk/define';
import { privacyRequests } from '../../../contract/privacy';

export const privacyRequestsFeature: Feature = {
  pages: {
    PrivacyRequestsPage: route(privacyRequests, '/privacy-requests', {
      title: 'Privacy requests',
      menu: 'setup.general-settings-menu',
      can: 'privacy:view',
      link: { row: 'setup.settings', group: 'Privacy', order: 60 },
    }),
  },
};
