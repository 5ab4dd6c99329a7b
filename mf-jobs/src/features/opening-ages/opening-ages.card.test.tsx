import { screen } from '@testing-library/react';
import { getOpeningAges } from 'server/contract/console/dashboard/dashboard.calls';
import { answer, renderPage } from 'shell/sdk/testing';
import { OpeningAgesCard } from './opening-ages.card';

test('each age range in the card opens the active jobs that were opened within its days', async () => {
  const young = { fromDays: 0, toDays: 30, from: '2026-10-25', to: '2026-11-24' };
  const old = { fromDays: 91, toDays: null, from: null, to: '2026-08-25' };
  renderPage(<OpeningAgesCard />, {
    answers: [
      answer(getOpeningAges, {
        data: [
          { ...young, jobs: 5, openings: 12 },
          { ...old, jobs: 2, openings: 3 },
        ],
      }),
    ],
  });
  expect(await screen.findByRole('row', { name: '0 to 30 days 12 5' })).toBeVisible();
  expect(screen.getByRole('row', { name: 'Over 90 days 3 2' })).toBeVisible();
  const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(addresses).toEqual([
    ...['/jobs.list?from=2026-10-25&to=2026-11-24', '/jobs.list?from=2026-10-25&to=2026-11-24'],
    ...['/jobs.list?to=2026-08-25', '/jobs.list?to=2026-08-25'],
  ]);
});
