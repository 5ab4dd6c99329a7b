import { screen, waitFor, within } from '@testing-library/react';
import { createFileTicket } from 'server/contract/platform/files/file-ticket.calls';
import type { PayoutBatchRecord } from 'server/contract/referrals/payout-batches/payout-batch';
import {
  approvePayoutBatch,
  discardPayoutBatch,
  exportPayoutBatch,
  getPayoutBatch,
  getPayoutBatchLines,
  putBackPayout,
} from 'server/contract/referrals/payout-batches/payout-batch.calls';
import {
  actionOf,
  answer,
  closeAllPanels,
  failure,
  openedPanels,
  renderPage,
  user,
  type RenderPageOptions,
} from 'shell/sdk/testing';
import { batchLine, batchRecord } from '../../referral/testing/batch-answers';
import { PayoutBatchPage } from './payout-batch.page';

afterEach(closeAllPanels);

const open = (
  changes: Partial<PayoutBatchRecord> = {},
  answers: RenderPageOptions['answers'] = [],
) => {
  const record = { data: batchRecord(changes) };
  return renderPage(<PayoutBatchPage />, {
    address: '/payout-batches/12',
    path: '/payout-batches/:id',
    answers: [
      ...answers,
      answer(getPayoutBatch, record),
      answer(getPayoutBatchLines, {
        data: [
          batchLine(),
          batchLine({ id: 502, employee: 'Ravi Nair', leftOut: 'It is On hold.' }),
        ],
        meta: { total: 2, current_page: 1, last_page: 1, from: 1, to: 2 },
      }),
      answer(approvePayoutBatch, record),
      answer(exportPayoutBatch, record),
      answer(discardPayoutBatch, record),
      answer(createFileTicket, {
        data: { url: '#/api/v1/files/once', expiresAt: '2026-11-21T00:00:00Z' },
      }),
    ],
  });
};

const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const agree = async (title: string, name: string) => {
  const question = await screen.findByRole('alertdialog', { name: title });
  await user.click(within(question).getByRole('button', { name }));
};

test('a batch shows its sums, its payouts, and the excluded ones with the reason', async () => {
  open({
    refused: {
      count: 1,
      first: [{ applicantId: 9, name: 'Dev Menon', message: 'It is Waiting.' }],
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Batch 12' })).toBeVisible();
  expect(screen.getByText('2 payouts, ₹30,000.50')).toBeVisible();
  const sums = screen.getByRole('table', { name: 'By department' });
  expect(within(sums).getByText('Kitchen')).toBeVisible();
  expect((await screen.findAllByText('It is On hold.'))[0]).toBeVisible();
  expect(
    within(screen.getByRole('region', { name: 'Not taken in' })).getByText('It is Waiting.'),
  ).toBeVisible();
});

test('an open batch is approved after confirmation', async () => {
  const page = open();
  await press('Approve');
  await agree('Approve batch 12', 'Approve');
  await waitFor(() => expect(page.sent(approvePayoutBatch)).toEqual([{ version: 3 }]));
});

test('a refusal of the server is shown in the confirmation dialog, which stays open', async () => {
  open({}, [
    answer(approvePayoutBatch, () => Promise.reject(failure(409, 'You have approved this batch.'))),
  ]);
  await press('Approve');
  await agree('Approve batch 12', 'Approve');
  expect(await screen.findByText(/You have approved this batch\./)).toBeVisible();
});

test('an unavailable action on a batch gives the reason', async () => {
  open({
    steps: { ...batchRecord().steps, approve: 'Somebody else has to approve it.' },
  });
  const approve = await screen.findByRole('button', { name: 'Approve' });
  expect(approve).toHaveAttribute('aria-disabled', 'true');
  await user.hover(approve);
  expect(await screen.findByText('Somebody else has to approve it.')).toBeVisible();
});

test('an approver of a batch is warned of payees who once referred this approver', async () => {
  open({ chain: [{ userId: 8, name: 'Ravi', lastName: 'Nair' }] });
  expect(await screen.findByText(/Ravi Nair referred you within the last 12 months/)).toBeVisible();
});

test('an approved batch is exported, and its file is downloaded', async () => {
  const page = open({ state: 'approved' });
  await press('Export for payroll');
  await agree('Export batch 12', 'Export');
  await waitFor(() => expect(page.sent(exportPayoutBatch)).toHaveLength(1));
  await waitFor(() =>
    expect(page.sent(createFileTicket)).toEqual([
      { kind: 'list', list: 'payout-batch', rows: { batchId: 12 } },
    ]),
  );
});

test('an exported batch accepts the payroll confirmation, and offers the same file again', async () => {
  const page = open({ state: 'exported' });
  await press('Import confirmation');
  expect(openedPanels()).toEqual([{ id: 'referrals.confirm-batch', input: { batchId: 12 } }]);
  await press('Download the file');
  await waitFor(() => expect(page.sent(createFileTicket)).toHaveLength(1));
  expect(page.sent(exportPayoutBatch)).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
});

test('a payout is removed from a batch in a drawer, and put back after confirmation', async () => {
  const takenOutBy = { userId: 5, name: 'Uday', lastName: 'Das' };
  const page = open({}, [
    answer(getPayoutBatchLines, {
      data: [
        batchLine(),
        batchLine({
          ...{ id: 502, applicantId: 32, candidate: 'Dev Menon' },
          ...{ leftOut: 'Wrong account', takenOutBy },
        }),
      ],
      meta: { total: 2, current_page: 1, last_page: 1, from: 1, to: 2 },
    }),
    answer(putBackPayout, { data: batchRecord() }),
  ]);
  expect((await screen.findAllByText('Uday Das: Wrong account'))[0]).toBeVisible();
  await user.click(await actionOf('Asha Rao', 'Take out'));
  expect(openedPanels()).toEqual([
    { id: 'referrals.take-out', input: { batchId: 12, applicantId: 31 } },
  ]);
  await user.click(await actionOf('Dev Menon', 'Put back'));
  await agree('Put back Dev Menon', 'Put back');
  await waitFor(() => expect(page.sent(putBackPayout)).toHaveLength(1));
});

test('a closed batch says why its payouts cannot be changed', async () => {
  open({ steps: { ...batchRecord().steps, change: 'A batch that is exported stays as it is.' } });
  const entry = await actionOf('Asha Rao', 'Take out');
  expect(entry).toHaveAttribute('aria-disabled', 'true');
  expect(entry).toHaveAccessibleDescription('A batch that is exported stays as it is.');
});
