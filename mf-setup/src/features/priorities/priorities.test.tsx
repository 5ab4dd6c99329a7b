import { screen, waitFor, within } from '@testing-library/react';
import { priorityCalls } from 'server/contract/jobs/priorities/priority.calls';
import { press, rowOf, user } from 'shell/sdk/testing';
import { testRowsPage } from '../../setup/testing/record-tests';
import { PrioritiesPage } from './priorities.page';

const open = testRowsPage({
  page: <PrioritiesPage />,
  calls: priorityCalls,
  rows: [
    { id: 1, name: 'Urgent', status: '1', version: 3 },
    { id: 2, name: 'Someday', status: '0', version: 5 },
  ],
  names: ['Urgent', 'Someday'],
  heads: ['Priority name', 'Status'],
  texts: ['Enabled'],
  filters: [[/^Status All/, 'Enabled', { status: '1' }]],
  use: { words: '3 jobs', kind: 'job', address: 'jobs.list.*job=all&priority=1' },
  view: 'setup:view-hiring',
  add: 'Add New Priority',
  missing: { 'Priority name': 'Please fill the field' },
  create: {
    change: { 'Priority name': 'Today', Enabled: 'yes' },
    sends: { name: 'Today', status: '1' },
  },
  edit: { change: { 'Priority name': 'Never' }, sends: { name: 'Never', status: '0' } },
});

test('creating a priority sends a status only for an enabled priority', async () => {
  const page = open();
  expect(within(await rowOf('Someday')).getByText('Disabled')).toBeVisible();
  await press('Add New Priority');
  expect(await screen.findByRole('button', { name: 'Delete' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await user.type(await screen.findByRole('textbox', { name: 'Priority name' }), 'Today{Enter}');
  await waitFor(() => expect(page.sent(priorityCalls.create)).toEqual([{ name: 'Today' }]));
});
