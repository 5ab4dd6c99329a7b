import { screen, within } from '@testing-library/react';
import type { BatchFigure } from 'server/contract/referrals/payout-batches/payout-batch';
import { getBatchFigures } from 'server/contract/referrals/payout-batches/payout-batch.calls';
import { answer, failure, renderPage } from 'shell/sdk/testing';
import { BatchFiguresCard } from './batch-figures.card';

const figures: BatchFigure[] = [
  {
    ...{ state: 'open', batches: 2, payouts: 9, longest: 1 },
    amounts: [{ currency: 'INR', amount: 90000 }],
  },
  { state: 'approved', batches: 0, payouts: 0, longest: null, amounts: [] },
  {
    ...{ state: 'exported', batches: 1, payouts: 4, longest: 12 },
    amounts: [{ currency: 'INR', amount: 40000 }],
  },
];

test('each figure of batches opens exactly the batches that it counts', async () => {
  renderPage(<BatchFiguresCard />, { answers: [answer(getBatchFigures, { data: figures })] });
  const table = within(await screen.findByRole('table', { name: 'Payout batches' }));
  const headings = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headings).toEqual(['Batches', 'Count', 'Longest wait', 'Payouts', 'Amount in INR']);
  const rows = table.getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'To be approved21 day9₹90,000.00',
    'To be exported0–0–',
    'To be confirmed by payroll112 days4₹40,000.00',
  ]);
  expect(table.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/referrals.batches?state=open',
    '/referrals.batches?state=approved',
    '/referrals.batches?state=exported',
  ]);
});

test('a failed call is reported in the card of batch figures', async () => {
  renderPage(<BatchFiguresCard />, {
    answers: [answer(getBatchFigures, () => Promise.reject(failure(500, 'Failed.')))],
  });
  expect(await screen.findByText('Payout batches could not be loaded')).toBeVisible();
});
