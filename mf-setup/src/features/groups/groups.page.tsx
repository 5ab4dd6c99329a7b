import type { GroupRow, GroupSelection } from 'server/contract/company/groups/group';
import { groupCalls } from 'server/contract/company/groups/group.calls';
import { RowTitle, type Column } from 'shared-ui/table';
import { useList } from 'shell/sdk/list';
import * as refs from '../../../contract';
import { RecordsPage } from '../../setup/records-page';
import { useRecordLinks } from '../../setup/use-record-links';
import { useSetupActions } from '../../setup/use-setup-actions';
import { activeOptions, chatOptions, optionWords } from './group-form';
import { groupList } from './group-list';

const columns: Column<GroupRow>[] = [
  {
    id: 'groupName',
    header: 'Group Name',
    sortable: true,
    narrow: 'title',
    least: 240,
    share: 3,
    cell: ({ groupName, groupDescription }) => (
      <RowTitle title={groupName} second={groupDescription} />
    ),
  },
  {
    id: 'activeStatus',
    header: 'Active Status',
    sortable: true,
    narrow: 'line',
    least: 140,
    share: 1,
    cell: ({ activeStatus }) => optionWords(activeOptions, activeStatus),
  },
  {
    id: 'enableReferralChat',
    header: 'Referral Chat',
    narrow: 'line',
    least: 140,
    share: 1,
    apart: ({ enableReferralChat }) => `Chat: ${optionWords(chatOptions, enableReferralChat)}`,
    cell: ({ enableReferralChat }) => optionWords(chatOptions, enableReferralChat),
  },
];

export const GroupsPage = () => {
  const list = useList(groupList);
  const links = useRecordLinks({ View: refs.viewGroup, Edit: refs.editGroup });
  const actions = useSetupActions<GroupSelection>({
    list: 'group',
    calls: groupCalls,
    edit: 'group:edit',
    onDeleted: list.selection.clear,
  });
  return (
    <RecordsPage
      title="Groups"
      create={refs.createGroup}
      chosen={list.selected.selection.id}
      empty={{ title: 'No groups yet', words: 'Create the first one.' }}
      {...{ list, columns, links, actions }}
    />
  );
};

GroupsPage.beginReading = groupList.beginReading;
