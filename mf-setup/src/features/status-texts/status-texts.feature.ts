import { route, type Feature } from 'shell/sdk/define';
import { editStatusText, statusTexts } from '../../../contract';

const menu = 'setup.general-settings-menu';
const path = '/general-settings/status-page';

export const statusTextsFeature: Feature = {
  pages: {
    StatusTextsPage: route(statusTexts, path, {
      ...{ title: 'Status page', menu, can: 'setup:view-hiring' },
      link: { row: 'setup.settings', group: 'Careers site', order: 53 },
    }),
    EditStatusTextPage: route(editStatusText, `${path}/edit/:id`, {
      ...{ title: 'Edit Status page', menu, can: 'setup:edit-hiring' },
    }),
  },
};
