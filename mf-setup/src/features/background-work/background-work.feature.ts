import { route, type Feature } from 'shell/sdk/define';
import { backgroundWork } from '../../../contract';

export const backgroundWorkFeature: Feature = {
  pages: {
    BackgroundWorkPage: route(backgroundWork, '/general-settings/background-work', {
      title: 'Background work',
      menu: 'setup.general-settings-menu',
      can: 'company:view',
      link: { row: 'setup.settings', group: 'System', order: 71 },
    }),
  },
};
