import { route, type Feature } from 'shell/sdk/define';
import { boardAccounts, editBoardAccount } from '../../../contract';

const menu = 'setup.general-settings-menu';
const path = '/general-settings/job-boards';

export const boardAccountsFeature: Feature = {
  pages: {
    BoardAccountsPage: route(boardAccounts, path, {
      ...{ title: 'Job boards', menu, can: 'setup:view-hiring' },
      link: { row: 'setup.settings', group: 'Careers site', order: 54 },
    }),
    EditBoardAccountPage: route(editBoardAccount, `${path}/edit/:id`, {
      ...{ title: 'Edit Job board', menu, can: 'setup:edit-hiring' },
    }),
  },
};
