import { screen, waitFor, within } from '@testing-library/react';
import { getTrendingJobs } from 'server/contract/console/dashboard/dashboard.calls';
import { answer, lookupAnswer, press, renderPage, user } from 'shell/sdk/testing';
import { TrendingJobsCard } from './trending-jobs.card';

const cook = {
  ...{ jobId: 7, jobTitle: 'Cook', jobCode: 'J-7', jobStatusId: 1 },
  ...{ department: 'Galley', applicants: 12 },
};

const open = (address = '/') =>
  renderPage(<TrendingJobsCard />, {
    address,
    answers: [
      answer(getTrendingJobs, { data: [cook] }),
      lookupAnswer('departments', [{ departmentId: 3, departmentName: 'Galley' }]),
      lookupAnswer('jobLocations', [{ locationId: 4, locationDisplay: 'Kochi' }]),
      lookupAnswer('applicantStatuses', [{ id: 101, status: 'Shortlisted', category: 'active' }]),
    ],
  });

const usual = { limit: 5, activeJobs: '1' };

test('each filter limits both the jobs in the card and the list that a figure opens', async () => {
  const page = open();
  await screen.findByRole('link', { name: '12' });
  expect(page.queries(getTrendingJobs)).toEqual([usual]);
  for (const [filter, choice] of [
    ['Department Any', 'Galley'],
    ['Location Any', 'Kochi'],
    ['Application Any', /^Shortlisted/],
  ] as const) {
    await press(filter);
    await user.click(await screen.findByRole('option', { name: choice }));
  }
  const narrowed = { ...usual, departmentId: 3, locationId: 4, applicantStatusId: 101 };
  await waitFor(() => expect(page.queries(getTrendingJobs).at(-1)).toEqual(narrowed));
  await press('Date As the page');
  await user.click(screen.getByRole('menuitemradio', { name: 'Today' }));
  await waitFor(() =>
    expect(page.queries(getTrendingJobs).at(-1)).toEqual({
      ...narrowed,
      fromDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      toDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    }),
  );
  expect(await screen.findByRole('link', { name: '12' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/applicants\.list\?from=(.+)&to=\1&jobId=7&status=101$/),
  );
});

test('the card shows active, expired or all jobs, and as many of them as chosen', async () => {
  const page = open();
  const choices = async (filter: string, choice: string) => {
    await press(filter);
    const all = screen.getAllByRole('menuitemradio');
    await user.click(screen.getByRole('menuitemradio', { name: choice }));
    return all.map(({ textContent }) => textContent);
  };
  await screen.findByRole('link', { name: '12' });
  expect(await choices('Job status Active', 'Expired')).toEqual(['Active', 'Expired', 'All']);
  await choices('Job status Expired', 'All');
  expect(await choices('Lines: Show 5', '10')).toEqual(['5', '10', '25', 'all']);
  await waitFor(() =>
    expect(page.queries(getTrendingJobs)).toEqual([
      usual,
      { limit: 5, expiredJobs: '1' },
      { limit: 5, allJobs: '1' },
      { limit: 10, allJobs: '1' },
    ]),
  );
  expect(page.address()).toBe('/?trending.job=all&trending.limit=10');
});

test('the card is a table first, and can be switched to a chart and back', async () => {
  open();
  const grid = await screen.findByRole('table', { name: 'Trending Jobs' });
  expect(within(grid).getByRole('row', { name: 'Cook J-7 Galley 12' })).toBeVisible();
  await press('Show as graph');
  expect(await screen.findByRole('img', { name: 'Trending Jobs: Cook 12' })).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
  await press('Show as grid');
  expect(await screen.findByRole('table', { name: 'Trending Jobs' })).toBeVisible();
});
