import { screen, waitFor, within } from '@testing-library/react';
import { birthDateMessage } from 'server/contract/applicants/details/applicant-details-constants';
import { messages } from 'server/contract/messages';
import {
  getReferral,
  updateApplicantDetails,
} from 'server/contract/referrals/payouts/referral.calls';
import { ApiError } from 'shared-auth';
import { answer, press, renderPanel, user, type RenderPageOptions } from 'shell/sdk/testing';
import { applicantDetails } from '../../../contract';
import { storedDetails, referralRecord } from '../../referral/testing/referral-answers';
import { ApplicantDetailsPanel } from './applicant-details.panel';

const close = jest.fn();
beforeEach(() => close.mockClear());

const open = (answers: RenderPageOptions['answers'] = []) =>
  renderPanel(applicantDetails, <ApplicantDetailsPanel />, {
    input: { applicantId: 31 },
    close,
    answers: [
      ...answers,
      answer(getReferral, { data: referralRecord() }),
      answer(updateApplicantDetails, { data: { ...storedDetails, version: 3 } }),
    ],
  });

const field = (name: RegExp) => screen.findByRole('textbox', { name });
const retype = async (name: RegExp, text: string) => {
  await user.clear(await field(name));
  await user.type(await field(name), text);
};

test('stored details can be changed and emptied, and are sent with the version that was loaded', async () => {
  const page = open();
  expect(await field(/^Father's name/)).toHaveValue('Mohan Rao');
  expect(await field(/^Date of birth/)).toHaveValue('08/03/1994');
  expect(await field(/^Address/)).toHaveValue('14 Lake Road\nMysuru 570001');
  await retype(/^Date of birth/, '08/04/1994');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Marital status' }), 'Widowed');
  await user.clear(await field(/^Address/));
  await press('Save');
  await waitFor(() => expect(close).toHaveBeenCalled());
  expect(page.sent(updateApplicantDetails)).toEqual([
    {
      ...{ fatherName: 'Mohan Rao', birthDate: '1994-08-04', maritalStatus: 'widowed' },
      ...{ address: '', version: 2 },
    },
  ]);
  expect(screen.getByText(messages.submitted)).toBeVisible();
});

test('a birth date in the future is not sent, and its field says why', async () => {
  const page = open();
  await retype(/^Date of birth/, '01/01/2999');
  await press('Save');
  await waitFor(async () =>
    expect(await field(/^Date of birth/)).toHaveAccessibleDescription(new RegExp(birthDateMessage)),
  );
  expect(page.sent(updateApplicantDetails)).toEqual([]);
});

test('simultaneous changes of applicant details by two people are merged, and conflicts are asked about', async () => {
  const current = {
    ...storedDetails,
    maritalStatus: 'divorced',
    address: '9 Hill View',
    version: 5,
  };
  let asked = 0;
  const page = open([
    answer(updateApplicantDetails, () => {
      asked += 1;
      if (asked === 1)
        throw new ApiError({ code: 'STALE_VERSION', message: 'Stale.', status: 409, current });
      return { data: { ...storedDetails, version: 6 } };
    }),
  ]);
  await retype(/^Father's name/, 'Mohan K. Rao');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Marital status' }), 'Single');
  await press('Save');
  const question = await screen.findByRole('dialog', { name: 'Somebody saved in the meantime' });
  expect(within(question).getByText('Divorced')).toBeVisible();
  await user.click(within(question).getByRole('radio', { name: 'Mine' }));
  await press('Apply', question);
  await waitFor(() => expect(close).toHaveBeenCalled());
  expect(page.sent(updateApplicantDetails)[1]).toEqual({
    ...{ fatherName: 'Mohan K. Rao', birthDate: '1994-08-03', maritalStatus: 'single' },
    ...{ address: '9 Hill View', version: 5 },
  });
});
