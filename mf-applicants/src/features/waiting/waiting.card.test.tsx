import { screen } from '@testing-library/react';
import { getWaiting } from 'server/contract/dashboard/dashboard.calls';
import type { Waiting } from 'server/contract/dashboard/hiring-times';
import { answer, failure, press, renderPage } from 'shell/sdk/testing';
import { WaitingCard } from './waiting.card';

const week = { from: '2026-11-22', to: '2026-11-29' };
const always = { from: null, to: null };
const open = (data: Waiting[]) =>
  renderPage(<WaitingCard />, { answers: [answer(getWaiting, { data })] });

test.each<[Waiting, string, string]>([
  [
    { kind: 'stalled', count: 1200, ...always },
    '1,200 applicants have stood in their stage for longer than usual',
    '/applicants.list?stalled=1',
  ],
  [
    { kind: 'joining', count: 1, ...week },
    '1 joining date is due within a week',
    '/applicants.list?category=hired&joiningFrom=2026-11-22&joiningTo=2026-11-29',
  ],
  [
    { kind: 'expiring', count: 2, ...week },
    '2 jobs expire within a week',
    '/jobs.list?job=active&expiresFrom=2026-11-22&expiresTo=2026-11-29',
  ],
  [
    { kind: 'duplicate', count: 3, ...always },
    '3 pairs of duplicates are to be decided',
    '/applicants.duplicates',
  ],
  [
    { kind: 'payout-due', count: 5, ...always },
    '5 payouts are due and can be approved',
    '/referrals.payable?status=due',
  ],
  [
    { kind: 'payout-unconfirmed', count: 1, ...always },
    '1 payout waits for a confirmation',
    '/referrals.payable?confirmation=missing',
  ],
])('what waits opens where it is done: %j', async (waiting, words, address) => {
  open([waiting]);
  expect(await screen.findByRole('link', { name: words })).toHaveAttribute('href', address);
});

test('with nothing to do it says so kindly', async () => {
  open([]);
  expect(await screen.findByText(/^Nothing waits for you\./)).toBeVisible();
});

test('a failure says so, and Retry mends it', async () => {
  let fails = true;
  renderPage(<WaitingCard />, {
    answers: [
      answer(getWaiting, () => (fails ? Promise.reject(failure(500, 'Down.')) : { data: [] })),
    ],
  });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('r-77');
  fails = false;
  await press('Retry', alert);
  expect(await screen.findByText(/^Nothing waits for you\./)).toBeVisible();
});
