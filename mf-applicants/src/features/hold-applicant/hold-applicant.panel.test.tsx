import { screen } from '@testing-library/react';
import { startRetentionHold } from 'server/contract/privacy/retention/retention-rule.calls';
import { answer, press, renderPanel, type } from 'shell/sdk/testing';
import { holdApplicant } from '../../../contract/privacy';
import { HoldApplicantPanel } from './hold-applicant.panel';

const state = { applications: [], erasure: null, mayOpen: false, hold: null, goes: [], stays: [] };

test('a hold is sent with its reason, and not without one', async () => {
  const close = jest.fn();
  const page = renderPanel(holdApplicant, <HoldApplicantPanel />, {
    input: { applicantId: 31 },
    close,
    answers: [answer(startRetentionHold, { data: state })],
  });
  await press('Put on Hold');
  expect((await screen.findAllByText(/^Say why/))[0]).toBeVisible();
  expect(page.sent(startRetentionHold)).toEqual([]);
  await type('Reason', 'Case 12');
  await press('Put on Hold');
  expect(await screen.findByText('Your change has been successfully submitted')).toBeVisible();
  expect(page.sent(startRetentionHold)).toEqual([{ reason: 'Case 12' }]);
  expect(close).toHaveBeenCalledTimes(1);
});
