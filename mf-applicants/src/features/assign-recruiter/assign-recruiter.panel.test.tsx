import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Many } from 'server/contract/answer';
import { getApplication, updateApplication } from 'server/contract/applicants/application.calls';
import { call } from 'server/contract/call';
import { lookups } from 'server/contract/lookups';
import { ApiError } from 'shared-auth';
import { answer, renderPage, type RenderPageOptions } from 'shell/sdk/testing';
import { applicationRecord } from '../../application/testing/application-answers';
import { openDrawer } from '../../application/testing/open-drawer';
import { AssignRecruiterPanel } from './assign-recruiter.panel';

jest.setTimeout(20_000);

const user = userEvent.setup();
const close = jest.fn();
beforeEach(() => close.mockClear());

const users = answer(call<{ reply: Many<object> }>('GET', lookups.users.path), {
  data: [{ userId: 9, fullName: 'Bhavna Sinha', email: 'bhavna@example.com' }],
  meta: { total: 1, current_page: 1, last_page: 1, from: 1, to: 1 },
});

const open = (answers: RenderPageOptions['answers'] = []) =>
  openDrawer(
    <AssignRecruiterPanel />,
    {
      id: 'applicants.assign-recruiter',
      title: 'Assign Recruiter',
      input: { applicantId: 31 },
      close,
    },
    {
      answers: [
        ...answers,
        users,
        answer(getApplication, { data: applicationRecord() }),
        answer(updateApplication, { data: applicationRecord() }),
      ],
    },
  );

const chooseBhavna = async () => {
  await user.click(await screen.findByRole('combobox', { name: /^Recruiter/ }));
  await user.click(await screen.findByRole('option', { name: /Bhavna Sinha/ }));
};
const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
const sent = ({ calls }: ReturnType<typeof open>) =>
  calls.filter(({ call: made }) => made === 'PUT /api/v1/application/:id').map(({ body }) => body);

test('STA-019 APP-018 the chosen person becomes the recruiter, and whoever asked is told', async () => {
  const page = open();
  await chooseBhavna();
  await save();
  expect(await screen.findByText('Your change has been successfully submitted')).toBeVisible();
  expect(sent(page)).toEqual([{ recruitingManagerId: 9, version: 4 }]);
  expect(close).toHaveBeenCalledWith({ recruiter: { userId: 9, name: 'Bhavna Sinha' } });
});

test('STA-019 only the hiring staff is asked for: the server refuses everyone else', async () => {
  const page = open();
  await chooseBhavna();
  const asked = page.calls.filter(({ call: made }) => made === 'GET /api/v1/users');
  expect(asked.map(({ query }) => query)).toEqual([expect.objectContaining({ staff: 'true' })]);
});

test('STA-019 a refused recruiter is told at the field', async () => {
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
  await save();
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: /^Recruiter/ })).toHaveAccessibleDescription(words),
  );
  expect(screen.getByRole('combobox', { name: /^Recruiter/ })).toBeInvalid();
});

test('nothing is sent while the recruiter is the one who is assigned', async () => {
  const page = open();
  await screen.findByRole('combobox', { name: /^Recruiter/ });
  await save();
  expect(sent(page)).toEqual([]);
});

test('a change by someone else meanwhile is said, and the choice stays', async () => {
  open([
    answer(updateApplication, () => {
      throw new ApiError({ code: 'STALE_VERSION', message: 'Someone was faster.', status: 409 });
    }),
  ]);
  await chooseBhavna();
  await save();
  expect(await screen.findByText('Someone was faster.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Load again' })).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: /^Recruiter/ })).toHaveValue('Bhavna Sinha'),
  );
  expect(close).not.toHaveBeenCalled();
});

test('APP-018 who may not assign for this job reads why, in place of a form', async () => {
  open([answer(getApplication, { data: applicationRecord({ may: ['status'] }) })]);
  expect(await screen.findByText('Your role does not include it for this job.')).toBeVisible();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});

describe('an answer that comes when one has left the drawer', () => {
  const saveAndLeave = async (reply: () => { data: ReturnType<typeof applicationRecord> }) => {
    let come = (): void => undefined;
    const late = () => new Promise<void>((resolve) => (come = resolve)).then(reply);
    const page = open([answer(updateApplication, late)]);
    await chooseBhavna();
    await save();
    await waitFor(() => expect(sent(page)).toHaveLength(1));
    page.unmount();
    renderPage(<h1>Elsewhere</h1>);
    await act(async () => come());
  };

  test('is told, and closes nothing that is open by then', async () => {
    await saveAndLeave(() => ({ data: applicationRecord() }));
    expect(close).not.toHaveBeenCalled();
    expect(screen.getAllByText('Your change has been successfully submitted')[0]).toBeVisible();
  });

  test('says why nothing was saved', async () => {
    await saveAndLeave(() => {
      throw new ApiError({ code: 'INTERNAL', message: 'No room.', status: 500 });
    });
    expect(await screen.findByText('The recruiter was not assigned. No room.')).toBeVisible();
  });
});
