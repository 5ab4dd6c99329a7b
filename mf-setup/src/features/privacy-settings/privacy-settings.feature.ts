import { route, type Feature } from 'shell/sdk/define';
import { privacySettings } from '../../../contract/privacy';

export const privacySettingsFeature: Feature = {
  pages: {
    PrivacySettingsPage: route(privacySettings, '/general-settings/privacy/settings', {
      ...{ title: 'Privacy settings', menu: 'setup.general-settings-menu', can: 'privacy:view' },
      link: { row: 'setup.settings', group: 'Privacy', order: 65 },
    }),
  },
};
