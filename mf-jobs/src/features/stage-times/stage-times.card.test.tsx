import { screen, waitFor, within } from '@testing-library/react';
import { getStageTimes } from 'server/contract/console/dashboard/dashboard.calls';
import type { StageTime } from 'server/contract/console/dashboard/hiring-times';
import { answer, failure, lookupAnswer, press, renderPage, user } from 'shell/sdk/testing';
import { StageTimesCard } from './stage-times.card';

const title = 'Time in Stage';
const stage = (id: number, name: string) => ({ id, name, colour: '#0b6e69' });
const lines: StageTime[] = [
  { stage: stage(3, 'Screening'), stays: 1200, days: 2, companyDays: 4 },
  { stage: stage(5, 'Interview'), stays: 9, days: 11, companyDays: 7 },
  { stage: stage(6, 'Offer'), stays: 1, days: 0, companyDays: 0 },
];

const open = (address = '/', given = answer(getStageTimes, { data: lines })) =>
  renderPage(<StageTimesCard duration="month" />, {
    address,
    answers: [given, lookupAnswer('departments', [{ departmentId: 3, departmentName: 'Galley' }])],
  });

test('each stage shows its median days, those of the company, and how many applicants left the stage', async () => {
  const page = open();
  const table = await screen.findByRole('table', { name: title });
  const words = within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(words).toEqual([
    ['Stage', 'Median days', 'Company’s median', 'Left it'],
    ['Screening', '2', '4', '1200'],
    ['Interview', '11', '7', '9'],
    ['Offer', '0', '0', '1'],
  ]);
  // Stage times are not stored by day, so the duration chosen on the page does not apply to them.
  expect(page.queries(getStageTimes)).toEqual([{ limit: 5 }]);
  expect(screen.queryByRole('button', { name: /^Date/ })).toBeNull();
});

test('the chart compares the two medians, and does not draw counts as days', async () => {
  const page = open();
  await screen.findByRole('table', { name: title });
  await press('Show as chart');
  expect(
    await screen.findByRole('img', {
      name: `${title}: Screening 2, 4; Interview 11, 7; Offer 0, 0`,
    }),
  ).toBeVisible();
  expect(page.address()).toBe('/?stages.view=chart');
});

test('the card can be limited to a department and show more lines, and the address contains both choices', async () => {
  const page = open();
  await screen.findByRole('table', { name: title });
  await press('Department Any');
  await user.click(await screen.findByRole('option', { name: 'Galley' }));
  await press('Lines: Show 5');
  await user.click(screen.getByRole('menuitemradio', { name: 'all' }));
  await waitFor(() =>
    expect(page.queries(getStageTimes).at(-1)).toEqual({ departmentId: 3, limit: 100 }),
  );
  expect(page.address()).toBe('/?stages.department=3&stages.limit=all');
});

test('the card says so when no applicant has left a stage yet', async () => {
  open('/', answer(getStageTimes, { data: [] }));
  expect(await screen.findByText('Nothing to show yet')).toBeVisible();
});

test('a failed load of the card shows a reference, and Retry loads the card', async () => {
  let hasFailed = false;
  open(
    '/',
    answer(getStageTimes, () => {
      if (hasFailed) return { data: lines };
      hasFailed = true;
      throw failure(503, 'The database is busy.');
    }),
  );
  expect(await screen.findByText(`${title} could not be loaded`)).toBeVisible();
  expect(screen.getByText(/r-77/)).toBeVisible();
  await press('Retry');
  expect(await screen.findByRole('row', { name: 'Interview 11 7 9' })).toBeVisible();
});
