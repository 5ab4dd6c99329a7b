import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { PipelineRecord } from 'server/contract/jobs/pipelines/pipeline';
import {
  addStage as addStageCall,
  processCalls,
} from 'server/contract/jobs/pipelines/pipeline.calls';
import {
  answer,
  openedPanels,
  press,
  renderPage,
  renderPanel,
  rowOf,
  type,
  user,
  type PageTest,
} from 'shell/sdk/testing';
import { addStage } from '../../../contract';
import { AddStagePanel } from './add-stage.panel';
import { ProcessesPage } from './processes.page';

const stageOf = (id: number, name: string, sequence: number) => ({
  ...{ id, name, sequence, colour: '#aa3355', status: [] },
});
const processOf = (id: number, name: string, stages: string[]): PipelineRecord => ({
  ...{ id, name, keepEarlier: 0, version: 4 },
  stage: stages.map((stage, place) => stageOf(id * 10 + place, stage, place + 1)),
});
const [standard, short] = [
  processOf(1, 'Standard', ['Screening', 'Interview']),
  processOf(2, 'Short', []),
];
const meta = { total: 2, current_page: 1, last_page: 1, from: 1, to: 2 };
const answers = [
  answer(processCalls.getMany, { data: [standard, short], meta }),
  answer(processCalls.create, { data: standard }),
  answer(processCalls.update, { data: standard }),
  answer(processCalls.remove, { data: { deleted: 1 } }),
  answer(processCalls.getUsage, {
    data: {
      used: 1,
      records: [{ id: 1, name: 'Standard', by: [{ words: '3 jobs', kind: 'job' }] }],
    },
  }),
  answer(addStageCall, { data: standard }),
];
const panels = [{ id: addStage, title: 'Add Stage', can: 'setup:edit-hiring' as const }];
const open = (options: { grants?: ['setup:view-hiring'] } = {}) =>
  renderPage(<ProcessesPage />, { ...options, panels, answers, address: '/hiring-process' });
const openDrawer = () => renderPanel(addStage, <AddStagePanel />, { answers, input: { id: 1 } });
const written = ({ calls }: PageTest) =>
  calls.filter(({ call }) => /^(POST|PUT)/.test(call) && !call.endsWith('/usage'));
const name = () => screen.findByRole('textbox', { name: 'Process name' });

test('the table shows names and numbers of stages', async () => {
  open();
  expect(within(await rowOf('Standard')).getByText('2')).toBeVisible();
  expect(within(await rowOf('Short')).getByText('0')).toBeVisible();
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(expect.arrayContaining(['Process name', 'Number of stages']));
});

test('a new process is sent with its name', async () => {
  const page = open();
  await rowOf('Standard');
  await press('Add New Process');
  await user.type(await name(), 'Fast{Enter}');
  await waitFor(() =>
    expect(written(page)).toEqual([
      { call: 'POST /api/v1/hiring-process', body: { name: 'Fast' } },
    ]),
  );
});

test.each(['Add New Process', 'Edit Standard'])(
  '%s: an empty name is refused at the row, and nothing is sent',
  async (begin) => {
    const page = open();
    await rowOf('Standard');
    await press(begin);
    await user.clear(await name());
    await press('Save');
    expect(await name()).toHaveAccessibleDescription('please enter the field');
    expect(written(page)).toEqual([]);
  },
);

test('a process is renamed in its row, against its version', async () => {
  const page = open();
  await press('Edit Standard');
  await user.type(await name(), ' way{Enter}');
  await waitFor(() =>
    expect(written(page)).toEqual([
      {
        call: 'PUT /api/v1/hiring-process/:id',
        params: { id: 1 },
        body: { name: 'Standard way', version: 4 },
      },
    ]),
  );
});

test('a deletion names the jobs that use the process, and links to them', async () => {
  open();
  await press('Delete Standard');
  expect(await screen.findByRole('link', { name: '3 jobs' })).toHaveAttribute(
    'href',
    expect.stringMatching(/job=all.*pipeline=1/),
  );
});

test('a name expands the stages of its process, independently of the others', async () => {
  open();
  await press('Standard');
  const stages = screen.getByRole('list', { name: 'Stages of Standard' });
  expect(
    within(stages)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Screening', 'Interview']);
  await press('Short');
  expect(screen.getByText('No stages yet')).toBeVisible();
  expect(stages).toBeVisible();
  await press('Standard');
  expect(screen.queryByText('Screening')).toBeNull();
});

test('Add Stage opens its drawer for that process', async () => {
  open();
  await press('Short');
  await press('Add Stage');
  expect(openedPanels()).toEqual([{ id: addStage, input: { id: 2 } }]);
});

test('a person who may only view is not offered Add Stage', async () => {
  open({ grants: ['setup:view-hiring'] });
  await press('Short');
  expect(screen.getByText('No stages yet')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add Stage' })).toBeNull();
});

test('a stage is added with its name and colour', async () => {
  const page = openDrawer();
  await type('Stage Name', 'Offer');
  fireEvent.change(screen.getByLabelText(/^Colour/), { target: { value: '#aa3355' } });
  await press('Save');
  await waitFor(() =>
    expect(written(page)).toMatchObject([
      {
        call: 'POST /api/v1/hiring-process/:id/stage',
        params: { id: 1 },
        body: { name: 'Offer', colour: '#aa3355' },
      },
    ]),
  );
});

test('a stage without a name is refused in the drawer, and nothing is sent', async () => {
  const page = openDrawer();
  await screen.findByLabelText(/^Colour/);
  await press('Save');
  expect(await screen.findByRole('textbox', { name: 'Stage Name' })).toHaveAccessibleDescription(
    '* Add A Name To Create Stage',
  );
  expect(written(page)).toEqual([]);
});
