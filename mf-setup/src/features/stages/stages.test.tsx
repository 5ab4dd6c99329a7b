import { screen, waitFor, within } from '@testing-library/react';
import type { StageRow } from 'server/contract/jobs/pipelines/stage';
import { stageCalls } from 'server/contract/jobs/pipelines/stage.calls';
import { statusCalls } from 'server/contract/jobs/pipelines/status.calls';
import {
  actionOf,
  answer,
  press,
  renderPage,
  renderPanel,
  rowOf,
  type,
  user,
  type PageTest,
} from 'shell/sdk/testing';
import { createStage, editStage, viewStage } from '../../../contract';
import { CreateStagePanel } from './create-stage.panel';
import { EditStagePanel } from './edit-stage.panel';
import { StagesPage } from './stages.page';
import { ViewStagePanel } from './view-stage.panel';

const statusOf = (id: number, name: string, parts: object = {}) => ({
  id,
  name,
  status: name,
  version: 1,
  category: 'active' as const,
  ...parts,
});
const start = statusOf(1, 'To-be-start', { category: 'start' });
const rejected = statusOf(2, 'Rejected', { category: 'rejected' });
const review = statusOf(101, 'Under Review');
const called = statusOf(102, 'Called');
const stage: StageRow = {
  id: 7,
  name: 'Screening',
  colour: '#0b6e69',
  status: [start, review, called, rejected].map((status, place) => ({
    ...status,
    sequence: place + 1,
    jobApplicationCount: status.id === 102 ? 3 : 0,
  })),
  version: 4,
};
const meta = { total: 1, current_page: 1, last_page: 1, from: 1, to: 1 };
const answers = [
  answer(stageCalls.getMany, { data: [stage], meta }),
  answer(stageCalls.get, { data: stage }),
  answer(stageCalls.create, { data: stage }),
  answer(stageCalls.update, { data: stage }),
  answer(stageCalls.getUsage, {
    data: {
      used: 1,
      records: [
        {
          id: 7,
          name: 'Screening',
          by: [
            {
              words: '2 applicants who keep an earlier pipeline with it',
              kind: 'application.keeps',
            },
            { words: '5 applicants who were in it before', kind: 'application.past' },
          ],
        },
      ],
    },
  }),
  answer(statusCalls.getMany, {
    data: [called, rejected, start, review],
    meta: { ...meta, total: 4, to: 4 },
  }),
];
const list = () => renderPage(<StagesPage />, { answers, address: '/stages' });
const create = () => renderPanel(createStage, <CreateStagePanel />, { answers, input: undefined });
const edit = () => renderPanel(editStage, <EditStagePanel />, { answers, input: { id: 7 } });
const written = ({ calls }: PageTest) => calls.filter(({ call }) => /^(POST|PUT)/.test(call));
const tickBox = async (name: RegExp) => user.click(await screen.findByRole('checkbox', { name }));

// A draft of a new record that one test leaves would fill the form of the next.
beforeEach(() => localStorage.clear());

test('the list of stages shows id and name', async () => {
  list();
  expect(within(await rowOf('Screening')).getByText('7')).toBeVisible();
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(expect.arrayContaining(['Id', 'Name']));
});

test('without a name and a status a stage is not sent', async () => {
  const page = create();
  expect(await screen.findByRole('checkbox', { name: /Under Review/ })).toBeEnabled();
  await press('Save');
  expect(await screen.findByRole('textbox', { name: 'Stage Name' })).toHaveAccessibleDescription(
    /\* Add A Name To Create Stage/,
  );
  expect(screen.getAllByText('Please Select Atleast One Stage')[0]).toBeVisible();
  expect(written(page)).toEqual([]);
});

test('the chosen statuses are sent in the order of choosing, numbered from 2', async () => {
  const page = create();
  await tickBox(/Called/);
  await tickBox(/Under Review/);
  await type('Stage Name', 'Checks');
  await press('Save');
  await waitFor(() =>
    expect(written(page)).toMatchObject([
      {
        call: 'POST /api/v1/stage',
        body: {
          name: 'Checks',
          status: [
            { sequence: 2, statusId: 102 },
            { sequence: 3, statusId: 101 },
          ],
        },
      },
    ]),
  );
});

test('a status of a stage is moved by its buttons, which is announced, and statuses are sent numbered from 3', async () => {
  const page = edit();
  const up = await screen.findByRole('button', { name: 'Move Called up' });
  await user.click(up);
  expect(screen.getByText('Called is now 1 of 2.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Move Called up' })).toHaveFocus();
  await press('Save');
  await waitFor(() =>
    expect(written(page)).toMatchObject([
      {
        call: 'PUT /api/v1/stage/:id',
        body: {
          status: [
            { sequence: 3, statusId: 102 },
            { sequence: 4, statusId: 101 },
          ],
          version: 4,
        },
      },
    ]),
  );
});

test('fixed statuses, and those with applicants, cannot be removed from the stage, and the reason is shown', async () => {
  edit();
  for (const [name, reason] of [
    ['To-be-start', 'First in every stage'],
    ['Rejected', 'Last in every stage'],
    ['Called', '3 applicants in it'],
  ])
    expect(
      await screen.findByRole('checkbox', { name: new RegExp(`${name} *${reason}`) }),
    ).toBeDisabled();
});

test('the read-only view of a stage shows its statuses, and has no Save', async () => {
  renderPanel(viewStage, <ViewStagePanel />, { answers, input: { id: 7 } });
  expect(await screen.findByText('Under Review')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

test('a stage cannot be renamed to an empty name', async () => {
  const page = list();
  await user.click(await actionOf('Screening', 'Rename'));
  await screen.findByRole('dialog', { name: 'Rename Stage' });
  await type('Stage Name', '');
  await press('Save');
  expect(screen.getByRole('textbox', { name: 'Stage Name' })).toHaveAccessibleDescription(
    /\* Add A Name To Create Stage/,
  );
  expect(written(page)).toEqual([]);
});

test('the dialog before a stage is deleted links to exactly the applicants concerned', async () => {
  list();
  await user.click(await actionOf('Screening', 'Delete'));
  for (const [words, search] of [
    ['2 applicants who keep an earlier pipeline with it', /keeps=7$/],
    ['5 applicants who were in it before', /wasInStage=7$/],
  ] as const)
    expect(await screen.findByRole('link', { name: words })).toHaveAttribute(
      'href',
      expect.stringMatching(search),
    );
});
