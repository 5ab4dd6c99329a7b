import { screen, waitFor, within } from '@testing-library/react';
import {
  getApplication,
  updateApplication,
} from 'server/contract/applicants/applications/application.calls';
import { ApiError } from 'shared-auth';
import {
  answer,
  lookupAnswer,
  pick,
  press,
  renderPanel,
  user,
  type RenderPageOptions,
} from 'shell/sdk/testing';
import { assignRecruiter } from '../../../contract';
import { applicationRecord } from '../../application/testing/application-answers';
import { AssignRecruiterPanel } from './assign-recruiter.panel';

const close = jest.fn();
beforeEach(() => close.mockClear());

const open = (answers: RenderPageOptions['answers'] = []) =>
  renderPanel(assignRecruiter, <AssignRecruiterPanel />, {
    input: { applicantId: 31 },
    close,
    answers: [
      ...answers,
      lookupAnswer('users', [{ userId: 9, fullName: 'Bhavna Sinha', email: 'bhavna@example.com' }]),
      answer(getApplication, { data: applicationRecord() }),
      answer(updateApplication, { data: applicationRecord() }),
    ],
  });

const nobody = { departmentId: null, designation: null, department: null };

const chooseBhavna = () => pick('Recruiter', 'Bhavna Sinha');

test('the chosen person becomes the recruiter, and the drawer returns the name to the page that opened it', async () => {
  const page = open();
  await chooseBhavna();
  await press('Save');
  expect(await screen.findByText('Your change has been successfully submitted')).toBeVisible();
  expect(page.sent(updateApplication)).toEqual([{ recruitingManagerId: 9, version: 4 }]);
  expect(close).toHaveBeenCalledWith({ recruiter: { userId: 9, name: 'Bhavna Sinha' } });
});

test('only members of the hiring staff are offered as recruiter, since the server refuses everyone else', async () => {
  const page = open();
  await chooseBhavna();
  const asked = page.calls.filter(({ call: made }) => made === 'GET /api/v1/users');
  expect(asked.map(({ query }) => query)).toEqual([expect.objectContaining({ staff: 'true' })]);
});

test('a refused recruiter is reported at the field', async () => {
  const words = 'Choose someone of the hiring staff who is active.';
  open([
    answer(updateApplication, () => {
      throw new ApiError({
        code: 'INVALID_INPUT',
        message: 'Check the fields.',
        status: 422,
        fields: { recruitingManagerId: words },
      });
    }),
  ]);
  await chooseBhavna();
  await press('Save');
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: /^Recruiter/ })).toHaveAccessibleDescription(words),
  );
  expect(screen.getByRole('combobox', { name: /^Recruiter/ })).toBeInvalid();
});

test('Save sends nothing while the chosen recruiter is the assigned one', async () => {
  const page = open();
  await screen.findByRole('combobox', { name: /^Recruiter/ });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(page.sent(updateApplication)).toEqual([]);
});

test('a change by another person meanwhile asks which of the two recruiters to keep', async () => {
  const current = applicationRecord({
    recruitingManager: [{ ...nobody, userId: 8, name: 'Leela', lastName: 'Menon' }],
    version: 5,
  });
  const page = open([
    answer(updateApplication, ({ body }) => {
      if ((body as { version: number }).version === 5) return { data: current };
      throw new ApiError({ code: 'STALE_VERSION', message: 'Stale.', status: 409, current });
    }),
  ]);
  await chooseBhavna();
  await press('Save');
  const question = await screen.findByRole('dialog', { name: 'Somebody saved in the meantime' });
  expect(within(question).getByText('Leela Menon')).toBeVisible();
  await user.click(within(question).getByRole('radio', { name: 'Mine' }));
  await press('Apply', question);
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  expect(page.sent(updateApplication).at(-1)).toEqual({ recruitingManagerId: 9, version: 5 });
});

test('a person without permission for this job reads why, instead of a form', async () => {
  open([answer(getApplication, { data: applicationRecord({ may: ['status'] }) })]);
  expect(await screen.findByText('Your role does not include it for this job.')).toBeVisible();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});
