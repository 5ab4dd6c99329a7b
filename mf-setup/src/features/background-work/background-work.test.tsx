import { screen, waitFor, within } from '@testing-library/react';
import type {
  BackgroundWork,
  FailedTask,
} from 'server/contract/platform/background-work/background-work';
import {
  discardTasks,
  getBackgroundWork,
  getFailedTasks,
  retryTasks,
} from 'server/contract/platform/background-work/background-work.calls';
import { actionOf, answer, press, renderPage, rowOf, user } from 'shell/sdk/testing';
import { BackgroundWorkPage } from './background-work.page';

const work: BackgroundWork = {
  tasks: [
    {
      name: 'begin-day',
      label: 'Begin the company’s day',
      schedule: '* * * * *',
      lastStartedAt: '2026-03-24T18:30:00Z',
      ...{ waiting: 0, running: 0, failed: 0 },
    },
    {
      name: 'remove-contents',
      label: 'Delete the contents of removed files',
      ...{ schedule: null, lastStartedAt: null, waiting: 12, running: 2, failed: 1 },
    },
  ],
  ...{ waitedSeconds: 0, deadRows: 4, oldestTransactionSeconds: 0 },
};
const failed: FailedTask = {
  id: 5,
  task: 'remove-contents',
  label: 'Delete the contents of removed files',
  error: 'The bucket is away',
  tries: 25,
  queuedAt: '2026-03-21T18:30:00Z',
  failedAt: '2026-03-24T18:30:00Z',
};
const meta = { total: 1, current_page: 1, last_page: 1, from: 1, to: 1 };
const open = (changes: Partial<BackgroundWork> = {}) =>
  renderPage(<BackgroundWorkPage />, {
    address: '/general-settings/background-work',
    answers: [
      answer(getBackgroundWork, { data: { ...work, ...changes } }),
      answer(getFailedTasks, { data: [failed], meta }),
      answer(retryTasks, { data: { changed: 1 } }),
      answer(discardTasks, { data: { changed: 1 } }),
    ],
  });

test('each task shows its last start, and its waiting, running and failed counts', async () => {
  open();
  const figures = within(await screen.findByRole('table', { name: 'Background work' }));
  const lineOf = (name: string) =>
    within(figures.getByRole('row', { name: new RegExp(name) }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(lineOf('Begin the company')).toEqual([
    expect.stringMatching(/^25\/03\/2026, 00:00/),
    ...['0', '0', '0'],
  ]);
  expect(lineOf('Delete the contents')).toEqual(['Only when something causes it', '12', '2', '1']);
});

test('a long wait, many deleted rows and an old transaction in the database are shown with advice', async () => {
  open({ waitedSeconds: 600, deadRows: 20_000, oldestTransactionSeconds: 900 });
  expect(await screen.findByText(/A task has waited for 10 minutes/)).toBeVisible();
  expect(screen.getByText(/holds 20000 deleted rows/)).toBeVisible();
  expect(screen.getByText(/has been open for 15 minutes/)).toBeVisible();
});

test.each([
  ['Try again', 'retry'],
  ['Discard', 'discard'],
])(
  '%s of a background task asks for confirmation, and changes only that task',
  async (label, path) => {
    const page = open();
    const row = within(await rowOf('The bucket is away'));
    expect(row.getByText('Tried 25 times')).toBeVisible();
    await user.click(await actionOf('Delete the contents of removed files', label));
    expect(page.calls.some(({ call }) => call.startsWith('POST'))).toBe(false);
    await press(label);
    await waitFor(() =>
      expect(page.calls.find(({ call }) => call.includes(path))?.body).toEqual({ id: [5] }),
    );
  },
);
