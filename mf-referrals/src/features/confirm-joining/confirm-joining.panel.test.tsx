import { screen, waitFor } from '@testing-library/react';
import { messages } from 'server/contract/messages';
import { confirmJoining } from 'server/contract/referrals/payouts/referral.calls';
import { answer, failure, press, renderPanel, user } from 'shell/sdk/testing';
import { joiningConfirmation } from '../../../contract';
import { ConfirmJoiningPanel } from './confirm-joining.panel';

const close = jest.fn();
beforeEach(() => close.mockClear());

const open = (refusal?: Error) =>
  renderPanel(joiningConfirmation, <ConfirmJoiningPanel />, {
    input: { applicantId: 31, joiningDate: '1999-03-01' },
    close,
    answers: [answer(confirmJoining, () => Promise.reject(refusal ?? failure(500, 'Broken')))],
  });
const remark = () => screen.findByRole('textbox', { name: /^Remark/ });

test('an implausible joining date is confirmed as shown, with a reason', async () => {
  const page = open();
  const warning = (await screen.findByText(/is before the application/)).parentElement;
  expect(warning).toHaveTextContent('1 March 1999 is before the application');
  await user.type(await remark(), 'Contract seen');
  await press('Save');
  await waitFor(() =>
    expect(page.sent(confirmJoining)).toEqual([
      { joiningDate: '1999-03-01', remark: 'Contract seen' },
    ]),
  );
});

test('Save sends nothing while the reason is empty', async () => {
  const page = open();
  await user.type(await remark(), '  ');
  await press('Save');
  expect(await screen.findAllByText(messages.payout.remark)).not.toHaveLength(0);
  expect(page.sent(confirmJoining)).toEqual([]);
});

test('a refusal of the server is shown, and the input remains', async () => {
  open(failure(409, messages.payout.recused));
  await user.type(await remark(), 'Contract seen');
  await press('Save');
  expect(await screen.findByText(new RegExp(messages.payout.recused))).toBeVisible();
  expect(await remark()).toHaveValue('Contract seen');
  expect(close).not.toHaveBeenCalled();
});
