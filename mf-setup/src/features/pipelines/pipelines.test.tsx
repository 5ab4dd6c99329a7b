import { screen, waitFor, within } from '@testing-library/react';
import type { Landing, PipelineRecord } from 'server/contract/jobs/pipelines/pipeline';
import {
  getLanding,
  moveOver,
  pipelineCalls,
  undoMoveOver,
} from 'server/contract/jobs/pipelines/pipeline.calls';
import { stageCalls } from 'server/contract/jobs/pipelines/stage.calls';
import {
  actionOf,
  answer,
  ofSelection,
  press,
  renderPage,
  renderPanel,
  rowOf,
  tick,
  type,
  user,
  type PageTest,
} from 'shell/sdk/testing';
import { createPipeline, editPipeline, moveOverPanel, viewPipeline } from '../../../contract';
import { CreatePipelinePanel } from './create-pipeline.panel';
import { EditPipelinePanel } from './edit-pipeline.panel';
import { MoveOverPanel } from './move-over.panel';
import { PipelinesPage } from './pipelines.page';
import { ViewPipelinePanel } from './view-pipeline.panel';

const stageOf = (id: number, name: string) => ({
  id,
  name,
  colour: '#0b6e69',
  status: [],
  version: 1,
});
const alpha = stageOf(3, 'Alpha');
const beta = stageOf(4, 'Beta');
const pipelineOf = (id: number, name: string): PipelineRecord => ({
  id,
  name,
  stage: [beta, alpha].map((stage, place) => ({ ...stage, sequence: place + 1 })),
  keepEarlier: id === 1 ? 12 : 0,
  version: 4,
});
const [first, second] = [pipelineOf(1, 'Standard'), pipelineOf(2, 'Short')];
const meta = { total: 2, current_page: 1, last_page: 1, from: 1, to: 2 };
const landing: Landing = {
  applicants: 12,
  groups: [
    { from: { id: 9, name: 'Gone' }, applicants: 5, to: 3 },
    { from: beta, applicants: 7, to: 4 },
  ],
  stages: [beta, alpha],
  version: 4,
};
const undoId = '6d6d3f0e-5b7c-4c58-9b0f-3b7b8a1c2d3e';
const answers = [
  answer(pipelineCalls.getMany, { data: [first, second], meta }),
  answer(pipelineCalls.get, { data: first }),
  answer(pipelineCalls.create, { data: first }),
  answer(pipelineCalls.update, { data: first }),
  answer(stageCalls.getMany, { data: [alpha, beta], meta }),
  answer(getLanding, { data: landing }),
  answer(moveOver, {
    data: { moved: 12, undo: { id: undoId, expiresAt: '2030-01-01T00:00:00.000Z' } },
  }),
  answer(undoMoveOver, { data: { back: 12 } }),
];
const list = () => renderPage(<PipelinesPage />, { answers, address: '/hiring-pipeline' });
const create = () =>
  renderPanel(createPipeline, <CreatePipelinePanel />, { answers, input: undefined });
const written = ({ calls }: PageTest) => calls.filter(({ call }) => /^(POST|PUT)/.test(call));
const tickBox = async (name: string) =>
  user.click(await screen.findByRole('checkbox', { name: new RegExp(`^${name}`) }));
const preview = () => screen.getByRole('region', { name: 'Preview' });

// A draft of a new record that one test leaves would fill the form of the next.
beforeEach(() => localStorage.clear());

test('the list of pipelines shows Id, Name and Action', async () => {
  list();
  expect(within(await rowOf('Standard')).getByText('1')).toBeVisible();
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(expect.arrayContaining(['Id', 'Name', 'Action']));
});

test('Edit and View are enabled with exactly one selected row', async () => {
  list();
  await tick('Standard');
  for (const name of ['Edit', 'View'])
    expect(await ofSelection(name)).not.toHaveAttribute('aria-disabled');
  await tick('Short');
  for (const name of ['Edit', 'View'])
    expect(await ofSelection(name)).toHaveAttribute('aria-disabled', 'true');
});

test('only a pipeline with former stages in use offers to migrate applicants', async () => {
  list();
  expect(await actionOf('Standard', moveOverPanel)).toBeVisible();
  await user.keyboard('{Escape}');
  await press('Actions for Short');
  expect(screen.queryByRole('menuitem', { name: new RegExp(moveOverPanel) })).toBeNull();
});

test('the preview shows the chosen stages in the order of choosing', async () => {
  create();
  await tickBox('Beta');
  await tickBox('Alpha');
  expect(preview().textContent).toMatch(/Beta.*Alpha/);
  await tickBox('Beta');
  expect(within(preview()).queryByText('Beta')).toBeNull();
});

test('a new pipeline is sent with its stages numbered from 1', async () => {
  const page = create();
  await tickBox('Beta');
  await tickBox('Alpha');
  await type('Pipeline Name', 'Fast');
  await press('Save');
  await waitFor(() =>
    expect(written(page)).toMatchObject([
      {
        call: 'POST /api/v1/pipeline',
        body: {
          name: 'Fast',
          stage: [
            { sequence: 1, stageId: 4 },
            { sequence: 2, stageId: 3 },
          ],
        },
      },
    ]),
  );
});

test('without a name and a stage a pipeline is not sent', async () => {
  const page = create();
  await screen.findByRole('checkbox', { name: /^Beta/ });
  await press('Save');
  expect(await screen.findByRole('textbox', { name: 'Pipeline Name' })).toHaveAccessibleDescription(
    /Please Enter Pipeline Name/,
  );
  expect(screen.getAllByText('Please Select Atleast One Stage')[0]).toBeVisible();
  expect(written(page)).toEqual([]);
});

test('the form of a pipeline shows its name and stages, and sends their new order with the version', async () => {
  const page = renderPanel(editPipeline, <EditPipelinePanel />, { answers, input: { id: 1 } });
  await user.click(await screen.findByRole('button', { name: 'Move Alpha up' }));
  await press('Save');
  await waitFor(() =>
    expect(written(page)).toMatchObject([
      {
        call: 'PUT /api/v1/pipeline/:id',
        body: {
          name: 'Standard',
          stage: [
            { sequence: 1, stageId: 3 },
            { sequence: 2, stageId: 4 },
          ],
          version: 4,
        },
      },
    ]),
  );
});

test('the read-only view of a pipeline shows its stages, and has no Save', async () => {
  renderPanel(viewPipeline, <ViewPipelinePanel />, { answers, input: { id: 1 } });
  expect(await screen.findByText('Beta')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

test('a migration shows the target stage of applicants, which can be changed, and can be undone', async () => {
  const page = renderPanel(moveOverPanel, <MoveOverPanel />, { answers, input: { id: 1 } });
  expect(await screen.findByText('Beta: 7 applicants stay there')).toBeVisible();
  const choice = screen.getByRole('combobox', { name: 'Gone: 5 applicants land in' });
  expect(choice).toHaveDisplayValue('Alpha');
  await user.selectOptions(choice, 'Beta');
  await press('Move 12 applicants');
  await waitFor(() =>
    expect(written(page)).toMatchObject([
      {
        call: 'POST /api/v1/pipeline/:id/move-over',
        body: { expected: 12, version: 4, landing: [{ from: 9, to: 4 }] },
      },
    ]),
  );
  await press('Undo');
  await waitFor(() =>
    expect(written(page).at(-1)).toMatchObject({
      call: 'POST /api/v1/pipeline/:id/move-over/undo',
      body: { id: undoId },
    }),
  );
});
