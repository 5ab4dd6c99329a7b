import { screen, waitFor } from '@testing-library/react';
import { messages } from 'server/contract/messages';
import { takeOutPayout } from 'server/contract/referrals/payout-batches/payout-batch.calls';
import { answer, failure, press, renderPanel, user } from 'shell/sdk/testing';
import { payoutRemoval } from '../../../contract';
import { batchRecord } from '../../referral/testing/batch-answers';
import { TakeOutPayoutPanel } from './take-out.panel';

const close = jest.fn();
beforeEach(() => close.mockClear());

const open = (refusal?: Error) =>
  renderPanel(payoutRemoval, <TakeOutPayoutPanel />, {
    input: { batchId: 12, applicantId: 31 },
    close,
    answers: [
      answer(takeOutPayout, () =>
        refusal ? Promise.reject(refusal) : Promise.resolve({ data: batchRecord() }),
      ),
    ],
  });

const remark = () => screen.findByRole('textbox', { name: /^Remark/ });

test('a payout is removed from a batch with a reason', async () => {
  const page = open();
  await user.type(await remark(), 'Wrong account');
  await press('Save');
  await waitFor(() => expect(close).toHaveBeenCalled());
  expect(page.sent(takeOutPayout)).toEqual([{ remark: 'Wrong account' }]);
  expect(screen.getByText(messages.submitted)).toBeVisible();
});

test('a payout is not removed while the reason is empty', async () => {
  const page = open();
  await user.type(await remark(), '   ');
  await press('Save');
  expect(await screen.findAllByText(messages.payout.remark)).not.toHaveLength(0);
  expect(page.sent(takeOutPayout)).toEqual([]);
});

test('a server error while removing a payout from a batch is shown, and the input remains', async () => {
  open(failure(409, 'A batch that is exported stays as it is.'));
  await user.type(await remark(), 'Wrong account');
  await press('Save');
  expect(await screen.findByText(/A batch that is exported stays as it is\./)).toBeVisible();
  expect(await remark()).toHaveValue('Wrong account');
  expect(close).not.toHaveBeenCalled();
});
