import { route, type Feature } from 'shell/sdk/define';
import { privacySettings } from '../../../contract';

export const privacySettingsFeature: Feature = {
  pages: {
    PrivacySettingsPage: route(privacySettings, '/general-settings/privacy/settings', {
      ...{ title: 'Privacy settings', menu: 'setup.general-settings-menu', can: 'privacy:view' },
    }),
  },
};
