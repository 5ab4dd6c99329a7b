import { screen, within } from '@testing-library/react';
import { getStageTimes } from 'server/contract/console/dashboard/dashboard.calls';
import type { Acquisition } from 'server/contract/company/directory/directory';
import { getAcquisitions } from 'server/contract/company/directory/directory.calls';
import { answer, press, renderPage } from 'shell/sdk/testing';
import { AnalyticsTab } from './ui/analytics-tab';

const line = (sourceId: number | null, source: string, total: number): Acquisition => ({
  ...{ sourceId, source, total, relevant: total - 2, shortlisted: 5, onHold: 1, hired: 2 },
  job_application: [],
});

const open = (address = '/') =>
  renderPage(<AnalyticsTab jobId={7} />, {
    address,
    answers: [
      answer(getAcquisitions, { data: [line(4, 'Careers Page', 20), line(null, 'Unknown', 10)] }),
      answer(getStageTimes, {
        data: [
          {
            stage: { id: 3, name: 'Interview', colour: '#0b6e69' },
            stays: 9,
            days: 6,
            companyDays: 4,
          },
        ],
      }),
    ],
  });

test('Acquisitions shows a table by source with the legend of the funnel', async () => {
  const page = open();
  expect(await screen.findByText('Total Application : 30')).toBeVisible();
  const table = await screen.findByRole('table', { name: 'Acquisitions' });
  const heads = within(table).getAllByRole('columnheader');
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    ...['Source', 'Relevant Application', 'Shortlisted', 'On hold', 'Hired'],
  ]);
  const row = within(table).getByRole('row', { name: /^Careers Page/ });
  expect(
    within(row)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual([
    '/applicants.list?jobId=7&progress=relevant&source=4',
    '/applicants.list?jobId=7&progress=shortlisted&source=4',
    '/applicants.list?jobId=7&category=on-hold&source=4',
    '/applicants.list?jobId=7&category=hired&source=4',
  ]);
  expect(page.queries(getAcquisitions)).toEqual([{ jobId: 7 }]);
});

test('Acquisitions can be shown as a funnel of the totals and their shares', async () => {
  open('/?acquisitions.view=chart');
  expect(
    await screen.findByRole('img', {
      name: 'Acquisitions: Relevant Application (87%) 26; Shortlisted (33%) 10; On hold (7%) 2; Hired (13%) 4',
    }),
  ).toBeVisible();
  await press('Show as table');
  expect(await screen.findByRole('table', { name: 'Acquisitions' })).toBeVisible();
});

test('each stage of the job is shown with its duration and with that of the company', async () => {
  const page = open();
  expect(await screen.findByRole('row', { name: 'Interview 6 4 9' })).toBeVisible();
  expect(page.queries(getStageTimes)).toEqual([{ jobId: 7, limit: 5 }]);
});
