import { screen, waitFor } from '@testing-library/react';
import { employmentMessages } from 'server/contract/referrals/employment/employment-constants';
import { updateEmployment } from 'server/contract/referrals/employment/employment.calls';
import { messages } from 'server/contract/messages';
import { getReferral } from 'server/contract/referrals/payouts/referral.calls';
import { ApiError } from 'shared-auth';
import { answer, press, renderPanel, user, type RenderPageOptions } from 'shell/sdk/testing';
import { employment } from '../../../contract';
import { referralRecord } from '../../referral/testing/referral-answers';
import { EmploymentPanel } from './employment.panel';

const close = jest.fn();
beforeEach(() => close.mockClear());

const open = (answers: RenderPageOptions['answers'] = []) =>
  renderPanel(employment, <EmploymentPanel />, {
    input: { applicantId: 31 },
    close,
    answers: [
      ...answers,
      answer(getReferral, { data: referralRecord({ leavingDate: null }) }),
      answer(updateEmployment, { data: { outcome: 'updated', applicantId: 31 } }),
    ],
  });

const field = (name: RegExp) => screen.findByRole('textbox', { name });

test('both employment dates are shown as stored, and sent together', async () => {
  const page = open();
  expect(await field(/^Joining Date/)).toHaveValue('01/31/2026');
  await user.clear(await field(/^Joining Date/));
  await user.type(await field(/^Joining Date/), '02/10/2026');
  await user.type(await field(/^Leaving Date/), '04/30/2026');
  await press('Save');
  await waitFor(() => expect(close).toHaveBeenCalled());
  expect(page.sent(updateEmployment)).toEqual([
    { joiningDate: '2026-02-10', leavingDate: '2026-04-30' },
  ]);
  expect(screen.getByText(messages.submitted)).toBeVisible();
});

test('Save sends nothing while the joining date is empty', async () => {
  const page = open();
  await user.clear(await field(/^Joining Date/));
  await press('Save');
  expect(await screen.findAllByText(messages.status.joiningDate)).not.toHaveLength(0);
  expect(page.sent(updateEmployment)).toEqual([]);
});

test('a refused employment date is shown at its field, and the drawer stays open', async () => {
  open([
    answer(updateEmployment, () => {
      throw new ApiError({
        code: 'INVALID_INPUT',
        message: 'Look.',
        status: 422,
        fields: { leavingDate: employmentMessages.order },
      });
    }),
  ]);
  await user.type(await field(/^Leaving Date/), '01/01/2026');
  await press('Save');
  await waitFor(async () =>
    expect(await field(/^Leaving Date/)).toHaveAccessibleDescription(
      new RegExp(employmentMessages.order),
    ),
  );
  expect(close).not.toHaveBeenCalled();
});
