import { screen, waitFor, within } from '@testing-library/react';
import { priorityCalls } from 'server/contract/jobs/priorities/priority.calls';
import type { PriorityRow } from 'server/contract/jobs/priorities/priority';
import { answer, confirmDeletion, press, renderPage, rowOf, user } from 'shell/sdk/testing';
import { PrioritiesPage } from './priorities.page';

const rows: PriorityRow[] = [
  { id: 1, name: 'Urgent', status: '1', version: 3 },
  { id: 2, name: 'Someday', status: '0', version: 5 },
];
const meta = { total: 2, current_page: 1, last_page: 1, from: 1, to: 2 };
const saved = { data: rows[0] as PriorityRow };

const open = () =>
  renderPage(<PrioritiesPage />, {
    address: '/job-priority',
    answers: [
      answer(priorityCalls.getMany, { data: rows, meta }),
      answer(priorityCalls.create, saved),
      answer(priorityCalls.update, saved),
      answer(priorityCalls.remove, { data: { deleted: 1 } }),
      answer(priorityCalls.getUsage, {
        data: {
          used: 1,
          records: [{ id: 1, name: 'Urgent', by: [{ words: '3 jobs', kind: 'job' }] }],
        },
      }),
    ],
  });

const written = ({ calls }: ReturnType<typeof open>) =>
  calls.filter(({ call }) => /^(POST|PUT)/.test(call) && !call.endsWith('/usage'));
const name = () => screen.findByRole('textbox', { name: 'Priority name' });
const enable = () => user.click(screen.getByRole('switch', { name: 'Enabled' }));

test('the list shows names, and Enabled or Disabled', async () => {
  open();
  expect(within(await rowOf('Urgent')).getByText('Enabled')).toBeVisible();
  expect(within(await rowOf('Someday')).getByText('Disabled')).toBeVisible();
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(expect.arrayContaining(['Priority name', 'Status']));
});

test('a new priority is sent with its name and status', async () => {
  const page = open();
  await rowOf('Urgent');
  await press('Add New Priority');
  expect(await screen.findByRole('button', { name: 'Delete' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await user.type(await name(), 'Today');
  await enable();
  await press('Save');
  await waitFor(() =>
    expect(written(page)).toEqual([
      { call: 'POST /api/v1/job-priority', body: { name: 'Today', status: '1' } },
    ]),
  );
});

test('the status is sent only if it is set', async () => {
  const page = open();
  await rowOf('Urgent');
  await press('Add New Priority');
  await user.type(await name(), 'Today{Enter}');
  await waitFor(() => expect(written(page).map(({ body }) => body)).toEqual([{ name: 'Today' }]));
});

test.each(['Add New Priority', 'Edit Urgent'])(
  '%s: an empty name is refused, and nothing is sent',
  async (begin) => {
    const page = open();
    await rowOf('Urgent');
    await press(begin);
    await user.clear(await name());
    await press('Save');
    expect(await name()).toHaveAccessibleDescription('Please fill the field');
    expect(written(page)).toEqual([]);
  },
);

test('a row is edited in place, against its version', async () => {
  const page = open();
  await press('Edit Urgent');
  expect(await name()).toHaveValue('Urgent');
  await user.type(await name(), '!');
  await enable();
  await press('Save');
  await waitFor(() =>
    expect(written(page)).toEqual([
      {
        call: 'PUT /api/v1/job-priority/:id',
        params: { id: 1 },
        body: { name: 'Urgent!', status: '0', version: 3 },
      },
    ]),
  );
});

test('a deletion first says how many jobs have the priority, and links to them', async () => {
  const page = open();
  await press('Delete Urgent');
  const usage = await screen.findByText(/^Still used/);
  expect(usage.parentElement).toHaveTextContent('Still used, so it cannot be deleted: Urgent');
  const jobs = screen.getByRole('link', { name: '3 jobs' }).getAttribute('href');
  expect(jobs).toMatch(/jobs\.list.*job=all&priority=1$/);
  await confirmDeletion();
  await waitFor(() => expect(written(page)).toMatchObject([{ body: { id: [1] } }]));
});
