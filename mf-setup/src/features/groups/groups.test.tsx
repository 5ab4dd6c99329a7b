import { groupCalls } from 'server/contract/company/groups/group.calls';
import { lookupAnswer } from 'shell/sdk/testing';
import { testRecordPages, testRecordsPage } from '../../setup/testing/record-tests';
import { CreateGroupPage, EditGroupPage, ViewGroupPage } from './group-form.page';
import { GroupsPage } from './groups.page';

const group = (id: number, groupName: string, flag: 0 | 1) => ({
  ...{ id, groupName, groupDescription: `About ${groupName}`, location: null, version: 3 },
  ...{ activeStatus: flag, enableReferralChat: flag, members: ['Asha Verma', 'Rohan Mehta'] },
  memberList: [
    { userId: 1, name: 'Asha Verma' },
    { userId: 2, name: 'Rohan Mehta' },
  ],
});
const groups = {
  calls: groupCalls,
  rows: [group(1, 'Cooks', 1), group(2, 'Bakers', 0)],
  answers: [lookupAnswer('users', [{ userId: 4, fullName: 'Vikram Rao' }])],
} as const;

testRecordsPage({
  ...groups,
  page: <GroupsPage />,
  names: ['Cooks', 'Bakers'],
  heads: ['Group Name', 'Active Status', 'Referral Chat'],
  texts: ['About Cooks', 'Active', 'Enable'],
  links: ['View', 'Edit'],
  filters: [
    ['Status', 'Save', { filter: 30, own: 1 }],
    ['Groups', 'Expired Groups', { activeStatus: 0, filter: 10, own: 1 }],
  ],
  view: 'group:view',
});

testRecordPages({
  ...groups,
  pages: { create: <CreateGroupPage />, edit: <EditGroupPage />, view: <ViewGroupPage /> },
  list: 'setup.groups',
  missing: {
    'Group Name': 'Enter the group name.',
    Description: 'please fill the required filed',
    'Active Status': 'Choose the active status.',
    'Referral Chat': 'Choose whether there is a referral chat.',
    Members: 'please fill the required filed',
  },
  create: {
    change: {
      ...{ 'Group Name': 'Bakers', Description: 'Night shift', 'Active Status': 'Active' },
      ...{ 'Referral Chat': 'Enable', Members: 'Vikram Rao' },
    },
    sends: {
      ...{ groupName: 'Bakers', groupDescription: 'Night shift', activeStatus: 1 },
      ...{ enableReferralChat: 1, members: [4] },
    },
  },
  edit: {
    change: { 'Group Name': 'Night bakers' },
    sends: { groupName: 'Night bakers', activeStatus: 0, members: [1, 2] },
  },
  viewed: ['Bakers', 'Inactive', 'Disable', 'Asha Verma, Rohan Mehta'],
});
