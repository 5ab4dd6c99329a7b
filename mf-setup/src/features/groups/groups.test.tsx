import { screen, waitFor, within } from '@testing-library/react';
import type { GroupRecord } from 'server/contract/company/groups/group';
import { groupCalls } from 'server/contract/company/groups/group.calls';
import {
  actionOf,
  answer,
  lookupAnswer,
  pageOf,
  pick,
  press,
  renderPage,
  rowOf,
  tick,
  type,
  type RenderPageOptions,
} from 'shell/sdk/testing';
import { CreateGroupPage } from './create-group.page';
import { EditGroupPage } from './edit-group.page';
import { GroupsPage } from './groups.page';
import { ViewGroupPage } from './view-group.page';

const group = (id: number, groupName: string, parts: Partial<GroupRecord> = {}): GroupRecord => ({
  id,
  groupName,
  groupDescription: `About ${groupName}`,
  activeStatus: 1,
  enableReferralChat: 0,
  members: ['Asha Verma', 'Rohan Mehta'],
  memberList: [
    { userId: 1, name: 'Asha Verma' },
    { userId: 2, name: 'Rohan Mehta' },
  ],
  location: null,
  version: 3,
  ...parts,
});
const bakers = group(1, 'Bakers');
const rows = [bakers, group(2, 'Cooks', { activeStatus: 0, enableReferralChat: 1 })];
const answers = [
  answer(groupCalls.getMany, pageOf(rows)),
  answer(groupCalls.get, { data: bakers }),
  answer(groupCalls.create, { data: bakers }),
  answer(groupCalls.update, { data: bakers }),
  answer(groupCalls.getUsage, { data: { used: 0, records: [] } }),
  lookupAnswer('users', [{ userId: 4, fullName: 'Vikram Rao' }]),
];
const open = (page: React.ReactElement, options: RenderPageOptions = {}) =>
  renderPage(page, { answers, ...options });
const list = (options?: RenderPageOptions) =>
  open(<GroupsPage />, { address: '/groupview', ...options });
const edit = () => open(<EditGroupPage />, { address: '/group/edit/1', path: '/group/edit/:id' });
const written = ({ calls }: ReturnType<typeof open>) =>
  calls.find(({ call }) => /^(POST|PUT)/.test(call));

test('the list shows name, Active Status and Referral Chat in words', async () => {
  list();
  const first = within(await rowOf('Bakers'));
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Group Name', 'Active Status', 'Referral Chat']),
  );
  expect(first.getByText('Active')).toBeVisible();
  expect(first.getByText('Disable')).toBeVisible();
  const second = within(await rowOf('Cooks'));
  expect(second.getByText('Inactive')).toBeVisible();
  expect(second.getByText('Enable')).toBeVisible();
});

test('both filters send their values to the server', async () => {
  const page = list();
  await pick('Status', 'Save');
  await waitFor(() => expect(page.calls.at(-1)?.query).toMatchObject({ filter: 30, own: 1 }));
  await pick('Groups', 'Expired Groups');
  await waitFor(() => expect(page.calls.at(-1)?.query).toMatchObject({ activeStatus: 0 }));
});

test('Edit and View are disabled with two selected groups', async () => {
  list();
  await tick('Bakers');
  for (const name of ['View', 'Edit'])
    expect(await screen.findByRole('link', { name })).toBeVisible();
  await tick('Cooks');
  for (const name of ['View', 'Edit'])
    expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
});

test('a row links to its group, and offers to delete it', async () => {
  list();
  expect(await actionOf('Bakers', 'View')).toHaveAttribute('href', '/setup.view-group');
  expect(screen.getByRole('menuitem', { name: /^Delete/ })).toBeVisible();
});

test('a new group is sent with its members, and leads to the list', async () => {
  const page = open(<CreateGroupPage />, { address: '/group/create' });
  await type('Group Name', 'Bakers');
  await type('Description', 'Night shift');
  await pick('Active Status', 'Active');
  await pick('Referral Chat', 'Enable');
  await pick('Members', 'Vikram Rao');
  await press('Save');
  await waitFor(() =>
    expect(written(page)).toMatchObject({
      call: 'POST /api/v1/group',
      body: {
        groupName: 'Bakers',
        groupDescription: 'Night shift',
        activeStatus: 1,
        enableReferralChat: 1,
        members: [4],
      },
    }),
  );
  await waitFor(() => expect(page.address()).toContain('setup.groups'));
});

test('missing values are reported with the specified messages', async () => {
  const page = open(<CreateGroupPage />, { address: '/group/create' });
  await press('Save');
  expect(await screen.findByRole('textbox', { name: /^Description/ })).toHaveAccessibleDescription(
    /please fill the required filed/,
  );
  expect(screen.getByRole('combobox', { name: /^Members/ })).toHaveAccessibleDescription(
    /please fill the required filed/,
  );
  expect(screen.getByRole('combobox', { name: /^Active Status/ })).toBeInvalid();
  expect(screen.getByRole('combobox', { name: /^Referral Chat/ })).toBeInvalid();
  expect(written(page)).toBeUndefined();
});

test('an edit shows the stored values, and sends members with the version that it started from', async () => {
  const page = edit();
  expect(await screen.findByText('Rohan Mehta')).toBeVisible();
  await type('Group Name', 'Night bakers');
  await press('Save');
  await waitFor(() =>
    expect(written(page)?.body).toMatchObject({
      groupName: 'Night bakers',
      members: [1, 2],
      version: 3,
    }),
  );
});

test('a view shows values and names of members, and has nothing to save', async () => {
  open(<ViewGroupPage />, { address: '/group/view/1', path: '/group/view/:id' });
  expect(await screen.findByText('Asha Verma, Rohan Mehta')).toBeVisible();
  expect(screen.getByText('Active')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});
