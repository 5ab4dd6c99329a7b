import { route, type Feature } from 'shell/sdk/define';
import { privacyRecords } from '../../../contract/privacy';

export const privacyRecordsFeature: Feature = {
  pages: {
    PrivacyRecordsPage: route(privacyRecords, '/general-settings/privacy/records', {
      title: 'Records of privacy',
      menu: 'setup.general-settings-menu',
      can: 'privacy:view',
      link: { row: 'setup.settings', group: 'Privacy', order: 61 },
    }),
  },
};
