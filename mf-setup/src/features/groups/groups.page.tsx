import { groupCalls } from 'server/contract/company/groups/group.calls';
import { RowTitle } from 'shared-ui/table';
import * as refs from '../../../contract';
import { choiceFilter } from '../../setup/list-filter';
import { defineRecordListPage } from '../../setup/define-record-list-page';
import { groupActiveLabels, groupChatLabels, getGroupFlagLabel } from './group-labels';

export const GroupsPage = defineRecordListPage({
  kind: 'group',
  title: 'Groups',
  one: 'group',
  many: 'groups',
  emptiness: 'Create the first one.',
  calls: groupCalls,
  edit: 'group:edit',
  nameOf: ({ groupName }) => groupName,
  create: refs.createGroup,
  links: { View: refs.viewGroup, Edit: refs.editGroup },
  filters: [
    choiceFilter('status', 'Status', [
      ['all', 'All', { own: 1, filter: 10 }],
      ['publish', 'Publish', { own: 1, filter: 20 }],
      ['save', 'Save', { own: 1, filter: 30 }],
    ]),
    choiceFilter(
      'show',
      'Groups',
      [
        ['active', 'Active', { activeStatus: 1 }],
        ['all', 'All'],
        ['expired', 'Expired Groups', { activeStatus: 0 }],
      ],
      'all',
    ),
  ],
  columns: [
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
      least: 140,
      share: 1,
      cell: ({ activeStatus }) => getGroupFlagLabel(activeStatus, groupActiveLabels),
    },
    {
      id: 'enableReferralChat',
      header: 'Referral Chat',
      least: 140,
      share: 1,
      apart: ({ enableReferralChat }) =>
        `Chat: ${getGroupFlagLabel(enableReferralChat, groupChatLabels)}`,
      cell: ({ enableReferralChat }) => getGroupFlagLabel(enableReferralChat, groupChatLabels),
    },
  ],
});
