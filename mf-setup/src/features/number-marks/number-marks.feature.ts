import { route, type Feature } from 'shell/sdk/define';
import { numberMarks } from '../../../contract/privacy';

export const numberMarksFeature: Feature = {
  pages: {
    NumberMarksPage: route(numberMarks, '/general-settings/privacy/numbers', {
      ...{ title: 'Document numbers', menu: 'setup.general-settings-menu', can: 'privacy:view' },
      link: { row: 'setup.settings', group: 'Privacy', order: 64 },
    }),
  },
};
