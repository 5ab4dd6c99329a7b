import { screen, within } from '@testing-library/react';
import type { DashboardSummary } from 'server/contract/console/dashboard/dashboard';
import { getDashboardSummary } from 'server/contract/console/dashboard/dashboard.calls';
import { ApiError } from 'shared-auth';
import { answer, press, renderPage } from 'shell/sdk/testing';
import { JobTilesCard } from './job-tiles.card';

const figures: DashboardSummary = {
  totalApplicants: 1500,
  publishedJobs: 38,
  unpublishedJobs: 19,
  totalOpenings: 7,
};

const tile = (title: string) => screen.findByRole('link', { name: new RegExp(title) });

test.each([
  ['Total Applicants', '1,500', '/applicants.list'],
  ['Published Jobs', '38', '/jobs.list?job=all&status=published'],
  ['Unpublished Jobs', '19', '/jobs.list?job=all&status=saved'],
  ['Total Openings', '07', '/jobs.list'],
])(
  'the tile %s shows its current figure, and opens the list that it counts',
  async (title, words, address) => {
    renderPage(<JobTilesCard />, { answers: [answer(getDashboardSummary, { data: figures })] });
    expect(await within(await tile(title)).findByText(words)).toBeVisible();
    expect(await tile(title)).toHaveAttribute('href', address);
  },
);

test('a tile with the figure “00” says what it counts', async () => {
  const none = { data: { ...figures, totalOpenings: 0 } };
  renderPage(<JobTilesCard />, { answers: [answer(getDashboardSummary, none)] });
  const openings = await tile('Total Openings');
  expect(await within(openings).findByText('00')).toBeVisible();
  expect(openings).toHaveTextContent('positions of jobs that have not expired');
});

test('figures that fail to load say so, and Retry recovers', async () => {
  let fails = true;
  const summary = answer(getDashboardSummary, () => {
    if (!fails) return { data: figures };
    throw new ApiError({ code: 'INTERNAL', message: 'Try again.', status: 500, requestId: 'r-1' });
  });
  renderPage(<JobTilesCard />, { answers: [summary] });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('r-1');
  fails = false;
  await press('Retry', alert);
  expect(await screen.findByText('07')).toBeVisible();
});
