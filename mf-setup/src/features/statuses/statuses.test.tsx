import { screen, waitFor, within } from '@testing-library/react';
import type { StatusRow } from 'server/contract/jobs/pipelines/status';
import { stageCalls } from 'server/contract/jobs/pipelines/stage.calls';
import { statusCalls } from 'server/contract/jobs/pipelines/status.calls';
import { actionOf, answer, press, renderPage, rowOf, user } from 'shell/sdk/testing';
import { StatusesPage } from './statuses.page';

const statusOf = (id: number, name: string, parts: object = {}): StatusRow => ({
  id,
  name,
  status: name,
  category: 'active',
  stageId: 3,
  stageStatus: { id: 3, name: 'Interview' },
  isReserved: false,
  stages: [{ id: 3, name: 'Interview' }],
  jobApplicationCount: 12,
  version: 4,
  ...parts,
});
const rows = [
  statusOf(101, 'Under Review'),
  statusOf(1, 'To-be-start', { stageId: null, stageStatus: null, isReserved: true }),
];
const meta = { total: 2, current_page: 1, last_page: 1, from: 1, to: 2 };
const stage = { id: 7, name: 'Offer', colour: '#0b6e69', status: [], version: 1 };
const one = { data: statusOf(101, 'Under Review') } as never;

const open = () =>
  renderPage(<StatusesPage />, {
    address: '/status',
    answers: [
      answer(statusCalls.getMany, { data: rows, meta }),
      answer(stageCalls.getMany, { data: [stage], meta: { ...meta, total: 1, to: 1 } }),
      answer(statusCalls.create, one),
      answer(statusCalls.update, one),
    ],
  });
const written = ({ calls }: ReturnType<typeof open>) =>
  calls.filter(({ call }) => /^(POST|PUT)/.test(call));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const chooseStage = async () => {
  await user.click(screen.getByRole('combobox', { name: 'Select Stage' }));
  await user.click(await screen.findByRole('option', { name: 'Offer' }));
};

test('the list of statuses shows id, name and stage', async () => {
  open();
  expect(within(await rowOf('Under Review')).getByText('Interview')).toBeVisible();
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(expect.arrayContaining(['Id', 'Name', 'Stage']));
  expect(within(await rowOf('To-be-start')).getByText('Every stage')).toBeVisible();
});

test('a new status needs a name and a stage', async () => {
  const page = open();
  await rowOf('Under Review');
  await press('Create');
  const created = await dialog('Create Status');
  await user.click(created.getByRole('button', { name: 'Save' }));
  expect(await created.findByRole('textbox', { name: 'Status Name' })).toHaveAccessibleDescription(
    /Add a name to create status/,
  );
  expect(created.getAllByText('Please select stage')[0]).toBeVisible();
  expect(written(page)).toEqual([]);
});

test('a new status is sent with its stage', async () => {
  const page = open();
  await rowOf('Under Review');
  await press('Create');
  const created = await dialog('Create Status');
  await user.type(created.getByRole('textbox', { name: 'Status Name' }), 'Second look');
  await chooseStage();
  await user.click(created.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(written(page)).toMatchObject([
      {
        call: 'POST /api/v1/status',
        body: { name: 'Second look', stageId: 7, category: 'active' },
      },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a status cannot be renamed to an empty name, and a rename sends only the name', async () => {
  const page = open();
  await user.click(await actionOf('Under Review', 'Rename'));
  const renamed = await dialog('Rename Status');
  const box = renamed.getByRole('textbox', { name: 'Status Name' });
  await user.clear(box);
  await user.click(renamed.getByRole('button', { name: 'Save' }));
  expect(box).toHaveAccessibleDescription(/Add a name to create status/);
  expect(written(page)).toEqual([]);
  await user.type(box, 'In review');
  await user.click(renamed.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(written(page)).toMatchObject([
      { call: 'PUT /api/v1/status/:id', body: { name: 'In review', version: 4 } },
    ]),
  );
});

test('a newly chosen stage of a status is sent by its id', async () => {
  const page = open();
  await user.click(await actionOf('Under Review', 'Edit'));
  const mapped = await dialog('Edit');
  await chooseStage();
  await user.click(mapped.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(written(page)).toMatchObject([
      { call: 'PUT /api/v1/status/:id', body: { stageId: 7, version: 4 } },
    ]),
  );
});

test('a reserved status cannot be renamed, moved or deleted, and the reason is shown', async () => {
  open();
  for (const action of ['Rename', 'Edit', 'Delete']) {
    expect(await actionOf('To-be-start', action)).toHaveAccessibleDescription(
      /one of every installation/,
    );
    await user.keyboard('{Escape}');
  }
});
