import { route, type Feature } from 'shell/sdk/define';
import { demographicFigures } from '../../../contract';

export const demographicFiguresFeature: Feature = {
  pages: {
    DemographicFiguresPage: route(demographicFigures, '/general-settings/demographic-figures', {
      ...{ title: 'Demographic figures', menu: 'setup.general-settings-menu' },
      can: 'company:view',
      link: { row: 'setup.settings', group: 'Careers site', order: 52 },
    }),
  },
};
