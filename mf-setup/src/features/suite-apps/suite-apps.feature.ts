import { route, type Feature } from 'shell/sdk/define';
import { suiteApps } from '../../../contract';

export const suiteAppsFeature: Feature = {
  pages: {
    SuiteAppsPage: route(suiteApps, '/general-settings/apps', {
      title: 'All Apps',
      menu: 'setup.general-settings-menu',
      can: 'company:view',
      link: { row: 'setup.settings', group: 'Access', order: 22 },
    }),
  },
};
