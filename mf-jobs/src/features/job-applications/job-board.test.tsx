import {
  applicantStatus,
  assignRecruiter,
  applicantResume,
  applicantTimeline,
} from 'mf-applicants/contract';
import { scheduleInterview } from 'mf-applicants/contract/interviews';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { BoardCard, JobBoard } from 'server/contract/jobs/postings/job-board';
import { getBoardCards, getJobBoard } from 'server/contract/jobs/postings/job-board.calls';
import { getJob } from 'server/contract/jobs/postings/job.calls';
import {
  answer,
  answerPanels,
  closeAllPanels,
  openedPanels,
  press,
  refresh,
  renderPage,
  user,
  type RenderPageOptions,
} from 'shell/sdk/testing';
import { jobRecord } from '../../job/testing/job-record';
import { JobApplicationsPage } from './job-applications.page';

const panels = [
  { id: applicantTimeline, title: 'View Status', can: 'application:view' },
  { id: applicantStatus, title: 'Update Status', can: 'application:status' },
  { id: assignRecruiter, title: 'Assign Recruiter', can: 'application:assign-recruiter' },
  { id: applicantResume, title: 'View Resume', can: 'application:resume' },
  {
    id: scheduleInterview,
    title: 'Schedule Interview',
    can: 'interview:schedule',
    action: { on: 'applicants.selected', label: 'Schedule Interviews', max: 50 },
  },
] as const;

const card = (applicantId: number, changes: Partial<BoardCard> = {}): BoardCard => ({
  applicantId,
  firstName: 'Ravi',
  lastName: `Kumar ${applicantId}`,
  status: { id: 101, name: 'Shortlisted', category: 'active' },
  stageSince: new Date().toISOString(),
  keepsEarlier: false,
  version: 3,
  ...changes,
});

const column = (
  id: number | null,
  name: string,
  cards: BoardCard[],
  changes: Partial<JobBoard['columns'][number]> = {},
): JobBoard['columns'][number] => ({
  stage: id === null ? null : { id, name, colour: '#2563a8' },
  isEarlier: false,
  total: cards.length,
  cards,
  ...changes,
});

const board = (changes: Partial<JobBoard> = {}): JobBoard => ({
  pipeline: { id: 1, name: 'Standard hiring' },
  may: ['status', 'assign'],
  columns: [
    column(11, 'Screening', [card(31), card(32, { keepsEarlier: true })]),
    column(12, 'Interview', []),
    column(13, 'Offer', [card(33)]),
  ],
  ...changes,
});

// jsdom computes no layout, so every column gets the height of a screen.
beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  Element.prototype.scrollIntoView = jest.fn();
});
afterEach(async () => {
  await closeAllPanels();
  jest.restoreAllMocks();
});

const open = (
  shown: JobBoard | (() => JobBoard) = board(),
  { answers = [], ...options }: RenderPageOptions = {},
) =>
  renderPage(<JobApplicationsPage />, {
    address: '/job/application/7?view=board',
    path: '/job/application/:jobId',
    panels,
    answers: [
      ...answers,
      answer(getJob, { data: jobRecord(7, { jobTitle: 'Cook' }) }),
      answer(getJobBoard, () => ({ data: typeof shown === 'function' ? shown() : shown })),
    ],
    ...options,
  });

const columnNamed = (name: string) => screen.findByRole('region', { name: new RegExp(`^${name}`) });
const cardIn = async (name: string, person: string) =>
  (await within(await columnNamed(name)).findByRole('link', { name: person })).closest('li');

test('each stage is a column of applicants, with their status and their days in the stage', async () => {
  open();
  expect(await columnNamed('Screening')).toHaveTextContent('Screening2');
  expect(await columnNamed('Interview')).toHaveTextContent('Nobody is here.');
  const first = await cardIn('Screening', 'Ravi Kumar 31');
  expect(first).toHaveTextContent('Shortlisted');
  expect(first).toHaveTextContent('Here since today');
  expect(first).not.toHaveTextContent('earlier stages');
  expect(await cardIn('Screening', 'Ravi Kumar 32')).toHaveTextContent('Goes by earlier stages');
});

test('search and filters of the list narrow the board, and remain when the view changes', async () => {
  const page = open(board(), { address: '/job/application/7?view=board&search=ra&status=2' });
  await columnNamed('Screening');
  expect(page.queries(getJobBoard).at(-1)).toEqual({ search: 'ra', applicantStatusId: 2 });
  await press('List');
  expect(page.address()).toBe('/job/application/7?search=ra&status=2');
});

test('the next page of a board column loads when the end of the column scrolls into view', async () => {
  const first = Array.from({ length: 20 }, (_, at) => card(100 + at));
  const long = board({ columns: [column(11, 'Screening', first, { total: 22 })] });
  const page = open(long, {
    answers: [answer(getBoardCards, { data: [card(120), card(121)] })],
  });
  expect(await cardIn('Screening', 'Ravi Kumar 121')).toBeVisible();
  expect(page.queries(getBoardCards)).toEqual([{ stageId: 11, page: 2 }]);
});

const moveBy = async (name: string) => {
  await user.click(await screen.findByRole('button', { name: 'Actions for Ravi Kumar 31' }));
  await user.click(await screen.findByRole('menuitem', { name }));
};

test('“Move to” in a card’s menu opens the status drawer with that stage, and the card appears in its new column', async () => {
  open();
  await moveBy('Move to Interview');
  expect(openedPanels()).toEqual([
    { id: 'applicants.status', input: { applicantIds: [31], versions: [3], stageId: 12 } },
  ]);
  expect(await columnNamed('Interview')).toHaveTextContent('Ravi Kumar 31');
});

test('a cancelled move returns the card', async () => {
  open();
  await moveBy('Move to Interview');
  await closeAllPanels();
  await waitFor(async () =>
    expect(await columnNamed('Interview')).not.toHaveTextContent('Ravi Kumar 31'),
  );
  expect(await screen.findByRole('button', { name: 'Actions for Ravi Kumar 31' })).toBeVisible();
});

test('a moved card stays in its new column until the board is loaded again', async () => {
  let shown = board();
  open(() => shown);
  await moveBy('Move to Interview');
  shown = board({
    columns: [
      column(11, 'Screening', [card(32)]),
      column(12, 'Interview', [card(31, { version: 4, lastName: 'Kumar moved' })]),
    ],
  });
  await answerPanels({ moved: 1 });
  expect(await columnNamed('Interview')).toHaveTextContent('Ravi Kumar 31');
  await act(() => refresh('application'));
  expect(await cardIn('Interview', 'Ravi Kumar moved')).toBeVisible();
  expect(screen.queryByText('Ravi Kumar 31')).toBeNull();
});

test('by keyboard a card is picked up, moved to another column, and dropped', async () => {
  open();
  const grip = await screen.findByRole('button', { name: 'Move Ravi Kumar 31' });
  act(() => grip.focus());
  await user.keyboard(' ');
  expect(await screen.findByText('Ravi Kumar 31 is picked up.')).toBeInTheDocument();
  await user.keyboard('{ArrowRight}');
  expect(
    await screen.findByText('Ravi Kumar 31 would go to Interview, column 2 of 3.'),
  ).toBeInTheDocument();
  await user.keyboard(' ');
  await waitFor(() =>
    expect(openedPanels()).toEqual([
      expect.objectContaining({ input: expect.objectContaining({ stageId: 12 }) }),
    ]),
  );
});

test('Escape cancels a move by keyboard', async () => {
  open();
  const grip = await screen.findByRole('button', { name: 'Move Ravi Kumar 31' });
  act(() => grip.focus());
  await user.keyboard(' ');
  await user.keyboard('{ArrowRight}');
  await user.keyboard('{Escape}');
  expect(await screen.findByText('Ravi Kumar 31 stays where it was.')).toBeInTheDocument();
  expect(openedPanels()).toEqual([]);
});

test('without permission to move, cards have no handles', async () => {
  open(board({ may: [] }), { grants: ['job:view', 'application:view'] });
  await user.click(await screen.findByRole('button', { name: 'Actions for Ravi Kumar 31' }));
  expect(screen.getByRole('menuitem', { name: 'View' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: /^Move to/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Move / })).toBeNull();
});

test('applicants in a former stage or without one are shown, and nobody can be moved there', async () => {
  open(
    board({
      columns: [
        column(11, 'Screening', [card(31)]),
        column(19, 'Old round', [card(41)], { isEarlier: true }),
        column(null, '', [card(42)]),
      ],
    }),
  );
  expect(await columnNamed('Old round')).toHaveTextContent('no longer in the pipeline');
  expect(await columnNamed('Without a stage')).toHaveTextContent('Ravi Kumar 42');
  await user.click(await screen.findByRole('button', { name: 'Actions for Ravi Kumar 31' }));
  expect(screen.queryByRole('menuitem', { name: /^Move to/ })).toBeNull();
});

test('the board of a job without a hiring process says so', async () => {
  open(board({ pipeline: null, columns: [column(null, '', [card(42)])] }));
  expect(await screen.findByText('This job has no hiring process')).toBeVisible();
});

test('an empty board says so, and one that is empty because of filters offers to remove them', async () => {
  const nobody = board({ columns: [column(11, 'Screening', [])] });
  const { unmount } = open(nobody);
  expect(await screen.findByText('No applications yet')).toBeVisible();
  unmount();
  const page = open(nobody, { address: '/job/application/7?view=board&search=x' });
  await press('Show all applications');
  await waitFor(() => expect(page.address()).toBe('/job/application/7?view=board'));
});

test('people of several stages are selected on the board, and their interviews scheduled at once', async () => {
  open();
  await columnNamed('Screening');
  for (const name of ['Ravi Kumar 31', 'Ravi Kumar 33'])
    await user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
  const bar = screen.getByRole('region', { name: 'Selection' });
  expect(bar).toHaveTextContent('2 Selected');
  await press('Schedule Interviews', bar);
  expect(openedPanels()).toEqual([
    { id: 'applicants.schedule-interview', input: { applicantIds: [31, 33] } },
  ]);
});
