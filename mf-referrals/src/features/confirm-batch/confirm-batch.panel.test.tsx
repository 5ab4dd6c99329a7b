import { fireEvent, screen } from '@testing-library/react';
import { batchMessages } from 'server/contract/payout-batches/payout-batch-constants';
import {
  checkConfirmation,
  confirmPayouts,
} from 'server/contract/payout-batches/payout-batch.calls';
import { answer, press, renderPanel } from 'shell/sdk/testing';
import { batchConfirmation } from '../../../contract';
import { ConfirmBatchPanel } from './confirm-batch.panel';

test('a confirmation is checked, says which rows are wrong, and marks the others as paid', async () => {
  const close = jest.fn();
  const result = {
    ...{ total: 2, paid: 1, unchanged: 0, refused: 1 },
    lines: [
      {
        ...{ line: 3, outcome: 'refused' as const, name: '99' },
        message: batchMessages.foreignId,
      },
    ],
  };
  const page = renderPanel(batchConfirmation, <ConfirmBatchPanel />, {
    input: { batchId: 12 },
    close,
    answers: [
      answer(checkConfirmation, { data: result }),
      answer(confirmPayouts, { data: result }),
    ],
  });
  fireEvent.drop(await screen.findByText(/Drop a file here/), {
    dataTransfer: { files: [new File(['Batch Id'], 'paid.csv', { type: 'text/csv' })] },
  });
  await press('Check the rows');
  expect(await screen.findByText('Line 3: 99')).toBeVisible();
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
