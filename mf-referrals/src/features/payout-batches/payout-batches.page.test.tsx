import { screen, waitFor, within } from '@testing-library/react';
import { getPayoutBatches } from 'server/contract/referrals/payout-batches/payout-batch.calls';
import { answer, pick, renderPage, rowOf } from 'shell/sdk/testing';
import { batchRow } from '../../referral/testing/batch-answers';
import { PayoutBatchesPage } from './payout-batches.page';

const open = (rows = [batchRow(), batchRow({ id: 11, state: 'paid', approved: 2 })]) =>
  renderPage(<PayoutBatchesPage />, {
    address: '/payout-batches',
    path: '/payout-batches',
    answers: [
      answer(getPayoutBatches, {
        data: rows,
        meta: { total: rows.length, current_page: 1, last_page: 1, from: 1, to: rows.length },
      }),
    ],
  });

test('each batch shows its sum, its number of approvals, and its state', async () => {
  open();
  const row = await rowOf('Batch 12');
  for (const words of ['Uday Das', '₹30,000.50', '0 of 2', 'To be approved'])
    expect(within(row).getAllByText(words)[0]).toBeVisible();
  expect(within(await rowOf('Batch 11')).getAllByText('Paid')[0]).toBeVisible();
});

test('the status filter narrows the list of batches on the server, and is part of the address', async () => {
  const page = open();
  await rowOf('Batch 12');
  await pick(/^Status All/, 'Exported');
  await waitFor(() =>
    expect(
      page.calls.findLast(({ call }) => call === 'GET /api/v1/payout-batch')?.query,
    ).toMatchObject({ state: 'exported' }),
  );
  expect(page.address()).toBe('/payout-batches?state=exported');
});

test('an empty list says how a batch is built', async () => {
  open([]);
  expect(await screen.findByText(/then press Build batch/)).toBeVisible();
});
