import { boardAccountCalls } from 'server/contract/jobs/publishing/board-account.calls';
import * as refs from '../../../contract';
import { SettingsNav } from '../../general-settings/settings-nav';
import { defineRecordListPage } from '../../setup/define-record-list-page';

export const BoardAccountsPage = defineRecordListPage({
  kind: 'board-account',
  title: 'Job boards',
  one: 'board',
  many: 'boards',
  emptiness: 'No feed of a board is set up.',
  calls: boardAccountCalls,
  nameOf: ({ name }) => name,
  links: { Edit: refs.editBoardAccount },
  isNeverDeleted: true,
  useOwn: () => ({ nav: <SettingsNav />, create: { isHidden: true } }),
  columns: [
    {
      ...{ id: 'name', header: 'Board', narrow: 'title', sortable: true, least: 140, share: 1 },
    },
    {
      ...{ id: 'email', header: 'Account e-mail', wraps: true, least: 240, share: 2 },
      cell: ({ email }) => email || 'None yet',
    },
    {
      ...{ id: 'companyId', header: 'Company ID', least: 140 },
      cell: ({ board, companyId }) => (board === 'indeed' ? 'Not asked' : companyId || 'None yet'),
    },
  ],
});
