import { screen, waitFor, within } from '@testing-library/react';
import { getRecruiterProgress } from 'server/contract/console/dashboard/dashboard.calls';
import { answer, lookupAnswer, press, renderPage, user } from 'shell/sdk/testing';
import { RecruiterProgressCard } from './recruiter-progress.card';

const title = "Your Recruiter's Progress";
const asha = {
  recruiter: { userId: 3, name: 'Asha', lastName: 'Verma' },
  ...{ inprogress: 9, closed: 4, overdue: 2 },
};

const open = (address = '/') =>
  renderPage(<RecruiterProgressCard duration="all" />, {
    address,
    answers: [
      answer(getRecruiterProgress, { data: [asha] }),
      lookupAnswer('jobs', [{ jobId: 7, jobTitle: 'Cook', jobCode: 'J-7' }]),
      lookupAnswer('branches', [{ id: 2, branchName: 'Kochi' }]),
    ],
  });

test('the card shows the same figures of Inprogress, Closed and Overdue as table and as chart', async () => {
  open();
  const table = await screen.findByRole('table', { name: title });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Recruiter', 'Inprogress', 'Closed', 'Overdue']);
  expect(within(table).getByRole('row', { name: 'Asha Verma 9 4 2' })).toBeVisible();
  await press('Show as chart');
  expect(await screen.findByRole('img', { name: `${title}: Asha Verma 9, 4, 2` })).toBeVisible();
  await press('Show as table');
  expect(await screen.findByRole('table', { name: title })).toBeVisible();
});

test('the card can be filtered by job, branch and the last seven days', async () => {
  const page = open();
  await screen.findByRole('table', { name: title });
  for (const [filter, choice] of [
    ['Job Any', /^Cook/],
    ['Branch Any', 'Kochi'],
  ] as const) {
    await press(filter);
    await user.click(await screen.findByRole('option', { name: choice }));
  }
  await waitFor(() =>
    expect(page.queries(getRecruiterProgress).at(-1)).toEqual({ limit: 5, jobId: 7, branchId: 2 }),
  );
  await press('Date As the page');
  await user.click(screen.getByRole('menuitemradio', { name: 'Last 7 Days' }));
  await waitFor(() => expect(page.address()).toContain('recruiters.date=week'));
  const { fromDate = '', toDate = '' } = page.queries(getRecruiterProgress).at(-1) ?? {};
  expect(Date.parse(toDate) - Date.parse(fromDate)).toBe(6 * 86_400_000);
});

test('each figure opens the list of the recruiter’s applicants that it counts', async () => {
  open('/?recruiters.job=7');
  const table = await screen.findByRole('table', { name: title });
  expect(
    within(table)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(
    ['inprogress', 'closed', 'overdue'].map(
      (progress) => `/applicants.list?jobId=7&recruiter=3&progress=${progress}`,
    ),
  );
});
