import { route, type Feature } from 'shell/sdk/define';
import { retentionLimits } from '../../../contract/privacy';

export const retentionLimitsFeature: Feature = {
  pages: {
    RetentionLimitsPage: route(retentionLimits, '/general-settings/privacy/countries', {
      ...{ title: 'Times by country', menu: 'setup.general-settings-menu', can: 'privacy:view' },
      link: { row: 'setup.settings', group: 'Privacy', order: 63 },
    }),
  },
};
