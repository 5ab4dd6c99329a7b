import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { PipelineRecord } from 'server/contract/jobs/pipelines/pipeline';
import {
  addStage as addStageCall,
  processCalls,
} from 'server/contract/jobs/pipelines/pipeline.calls';
import { answer, openedPanels, press, renderPanel, type, type PageTest } from 'shell/sdk/testing';
import { addStage } from '../../../contract';
import { testRowsPage } from '../../setup/testing/record-tests';
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
const panels = [{ id: addStage, title: 'Add Stage', can: 'setup:edit-hiring' as const }];
const openDrawer = () =>
  renderPanel(addStage, <AddStagePanel />, {
    answers: [answer(addStageCall, { data: standard })],
    input: { id: 1 },
  });
const written = ({ calls }: PageTest) => calls.filter(({ call }) => /^(POST|PUT)/.test(call));

const open = testRowsPage({
  page: <ProcessesPage />,
  calls: processCalls,
  rows: [standard, short],
  names: ['Standard', 'Short'],
  heads: ['Process name', 'Number of stages'],
  texts: ['2'],
  use: { words: '3 jobs', kind: 'job', address: 'job=all.*pipeline=1' },
  view: 'setup:view-hiring',
  add: 'Add New Process',
  missing: { 'Process name': 'please enter the field' },
  create: { change: { 'Process name': 'Fast' }, sends: { name: 'Fast' } },
  edit: { change: { 'Process name': 'Brief' }, sends: { name: 'Brief' } },
});

test('the name of a process opens and closes its stages, independently of other processes', async () => {
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
  open({ panels });
  await press('Short');
  await press('Add Stage');
  expect(openedPanels()).toEqual([{ id: addStage, input: { id: 2 } }]);
});

test('a person who may only view is not offered Add Stage', async () => {
  open({ panels, grants: ['setup:view-hiring'] });
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
