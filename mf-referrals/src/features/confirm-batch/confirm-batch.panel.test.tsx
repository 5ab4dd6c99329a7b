import { screen, waitFor } from '@testing-library/react';
import { csvMessages } from 'server/contract/platform/files/csv-file-constants';
import { batchMessages } from 'server/contract/referrals/payout-batches/payout-batch-constants';
import type { Confirmed } from 'server/contract/referrals/payout-batches/payout-batch';
import {
  checkConfirmation,
  confirmPayouts,
} from 'server/contract/referrals/payout-batches/payout-batch.calls';
import { answer, dropFile, failure, pick, press, renderPanel } from 'shell/sdk/testing';
import { batchConfirmation } from '../../../contract';
import { csvPreview } from '../../referral/testing/csv-preview';
import { ConfirmBatchPanel } from './confirm-batch.panel';

const close = jest.fn();
beforeEach(() => close.mockClear());

const result: Confirmed = {
  ...{ ...csvPreview, total: 2, paid: 1, unchanged: 0, refused: 1, fault: '' },
  lines: [{ line: 3, outcome: 'refused', name: '99', message: batchMessages.foreignId }],
};

const check = async (read: (reading: FormData) => Confirmed | Promise<Confirmed>) => {
  const page = renderPanel(batchConfirmation, <ConfirmBatchPanel />, {
    input: { batchId: 12 },
    close,
    answers: [
      answer(checkConfirmation, async ({ body }) => ({
        data: await read(body as unknown as FormData),
      })),
      answer(confirmPayouts, { data: result }),
    ],
  });
  await screen.findByText(/Drop a file here/);
  await dropFile(new File(['Batch Id'], 'paid.csv', { type: 'text/csv' }));
  await press('Check the rows');
  await screen.findByRole('heading', { name: 'What would happen' });
  return page;
};

test('a payroll confirmation is checked and its wrong rows are named; importing it marks the others as paid', async () => {
  const page = await check(() => result);
  expect(screen.getByText('Line 3: 99')).toBeVisible();
  expect(screen.getByText(batchMessages.foreignId)).toBeVisible();
  expect(page.sent(confirmPayouts)).toEqual([]);
  await press('Mark 1 as paid');
  expect(
    await screen.findByRole('heading', { name: 'The confirmation is imported' }),
  ).toBeVisible();
  expect(page.sent(confirmPayouts)).toHaveLength(1);
  await press('Done');
  expect(close).toHaveBeenCalled();
});

test('the first rows of a confirmation are shown, and its file format can be corrected', async () => {
  const fault = batchMessages.missingColumn('Batch Id');
  const page = await check((sent) =>
    sent.get('delimiter') === ';' ? result : { ...result, paid: 0, refused: 0, lines: [], fault },
  );
  expect(screen.getByRole('columnheader', { name: 'Amount' })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Letters' })).toHaveDisplayValue('Unicode (UTF-8)');
  expect(screen.getByRole('combobox', { name: 'Names of the columns' })).toHaveDisplayValue(
    'Line 1: Batch Id, Id, Amount',
  );
  expect(screen.getByText(fault)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Mark 0 as paid' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await pick('Between two cells', 'Semicolon');
  await waitFor(() => expect(screen.queryByText(fault)).toBeNull());
  await press('Mark 1 as paid');
  await screen.findByRole('heading', { name: 'The confirmation is imported' });
  const [sent] = page.sent(confirmPayouts) as unknown as FormData[];
  expect([sent?.get('delimiter'), sent?.get('encoding')]).toEqual([';', 'utf-8']);
});

test('an unreadable file format is explained, and the previous reading remains', async () => {
  const message = csvMessages.headerLine(2);
  await check((sent) => {
    if (sent.get('headerLine') === '2') throw failure(422, message);
    return result;
  });
  await pick('Names of the columns', /Line 2/);
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Mark 1 as paid' })).toBeEnabled();
});
