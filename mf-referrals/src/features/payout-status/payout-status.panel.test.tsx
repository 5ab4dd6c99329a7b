import { screen, waitFor } from '@testing-library/react';
import { messages } from 'server/contract/messages';
import { beforeRelease } from 'server/contract/referrals/payouts/payout-constants';
import { changePayouts, getReferralChain } from 'server/contract/referrals/payouts/referral.calls';
import { notify } from 'shell/sdk/react';
import { answer, press, renderPanel, user, type RenderPageOptions } from 'shell/sdk/testing';
import { payoutStatus, type PayoutsToChange } from '../../../contract';
import { PayoutStatusPanel } from './payout-status.panel';

const close = jest.fn();
beforeEach(() => close.mockClear());

const allChanged = { data: { changed: 2, refused: 0, results: [] } };

const open = (
  input: PayoutsToChange = { applicantIds: [31, 32] },
  options: RenderPageOptions = {},
) =>
  renderPanel(payoutStatus, <PayoutStatusPanel />, {
    input,
    close,
    answers: [answer(changePayouts, allChanged), answer(getReferralChain, { data: [] })],
    ...options,
  });

const status = () => screen.findByRole('combobox', { name: /^Referral status/ });

test('a referral status and a remark are sent for all chosen referrals in one call', async () => {
  const page = open();
  await user.selectOptions(await status(), 'Approved');
  await user.type(screen.getByLabelText('Remark'), 'Checked');
  await press('Save');
  await waitFor(() => expect(close).toHaveBeenCalledWith({ changed: 2 }));
  expect(page.sent(changePayouts)).toEqual([
    { applicantId: [31, 32], referralStatusId: 3, remark: 'Checked' },
  ]);
  expect(screen.getByText(messages.submitted)).toBeVisible();
});

test('a person who referred the approver is named when the status Approved is chosen, and for no other status', async () => {
  open(undefined, {
    answers: [answer(getReferralChain, { data: [{ userId: 5, name: 'Uday', lastName: 'Das' }] })],
  });
  await user.selectOptions(await status(), 'On hold');
  expect(screen.queryByText(/referred you/)).toBeNull();
  await user.selectOptions(await status(), 'Approved');
  expect(
    await screen.findByText(/^Uday Das referred you within the last 12 months\./),
  ).toBeVisible();
});

test('Save sends nothing while no referral status is chosen', async () => {
  const page = open();
  await user.type(await screen.findByLabelText('Remark'), 'Only a remark');
  await press('Save');
  expect(await screen.findAllByText(messages.payout.choose)).not.toHaveLength(0);
  expect(page.sent(changePayouts)).toEqual([]);
});

test('a status that needs an explanation requires the remark', async () => {
  const page = open({ applicantIds: [31], to: 7, reason: 'duplicate' });
  expect(await status()).toHaveDisplayValue('Not eligible');
  expect(screen.getByLabelText('Reason')).toHaveDisplayValue('Duplicate');
  await press('Save');
  expect(await screen.findAllByText(messages.payout.remark)).not.toHaveLength(0);
  expect(page.sent(changePayouts)).toEqual([]);
  await user.type(screen.getByLabelText('Remark'), 'Twice');
  await press('Save');
  await waitFor(() =>
    expect(page.sent(changePayouts)).toEqual([
      { applicantId: [31], referralStatusId: 7, reason: 'duplicate', remark: 'Twice' },
    ]),
  );
});

test('unchanged referrals are named with the reason, and the drawer stays open', async () => {
  const success = jest.spyOn(notify, 'success');
  open(undefined, {
    answers: [
      answer(changePayouts, {
        data: {
          changed: 1,
          refused: 2,
          results: [
            { applicantId: 31, outcome: 'changed', firstName: 'Asha', lastName: 'Rao' },
            { applicantId: 33, outcome: 'refused', message: 'This referral is gone.' },
            {
              applicantId: 32,
              outcome: 'refused',
              message: beforeRelease(90),
              firstName: 'Dev',
              lastName: 'Menon',
            },
          ],
        },
      }),
    ],
  });
  await user.selectOptions(await status(), 'Approved');
  await press('Save');
  expect(await screen.findByText('1 changed, 2 left as they were.')).toBeVisible();
  expect(success).not.toHaveBeenCalled();
  expect(screen.getByText('Dev Menon')).toBeVisible();
  expect(screen.getByText('Applicant 33')).toBeVisible();
  expect(screen.getByText(beforeRelease(90))).toBeVisible();
  expect(close).not.toHaveBeenCalled();
  await press('Done');
  expect(close).toHaveBeenCalledWith({ changed: 1 });
});

test('only statuses that the role includes are offered', async () => {
  open(undefined, { grants: ['referral:view', 'payout:hold', 'payout:not-eligible'] });
  const options = [...(await status()).querySelectorAll('option')].map(({ text }) => text);
  expect(options).toEqual(['Select…', 'On hold', 'Waiting', 'Not eligible']);
});
