import { screen, waitFor, within } from '@testing-library/react';
import type { GeneralSettings } from 'server/contract/company/general-settings/general-settings';
import * as calls from 'server/contract/company/general-settings/general-settings.calls';
import { answer, press, renderPage, user, type RenderPageOptions } from 'shell/sdk/testing';
import { GeneralSettingsPage } from './general-settings.page';

const stored: GeneralSettings = {
  withoutHiringProcessId: 120,
  withoutHiringPipelineStatus: { id: 120, name: 'Called' },
  withoutPayableStatusId: null,
  withHiringProcessId: null,
  withPayableStatusId: 19,
  requiresReason: false,
  version: 3,
};
const open = (options: RenderPageOptions = {}) =>
  renderPage(<GeneralSettingsPage />, {
    address: '/general-settings',
    answers: [
      answer(calls.getGeneralSettings, { data: stored }),
      answer(calls.getStatusesWithoutProcess, {
        data: [
          { id: 120, name: 'Called' },
          { id: 121, name: 'Joined' },
        ],
      }),
      answer(calls.getStatusesWithProcess, { data: [{ id: 19, name: 'Hired' }] }),
      answer(calls.getStatusesOfPromisedPayouts, {
        data: [
          { kind: 'without', status: null, referrals: 2 },
          { kind: 'without', status: { id: 121, name: 'Joined' }, referrals: 3 },
          { kind: 'with', status: { id: 19, name: 'Hired' }, referrals: 9 },
        ],
      }),
      answer(calls.updateGeneralSettings, { data: { ...stored, version: 4 } }),
    ],
    ...options,
  });
const select = (name: string) => screen.findByRole('combobox', { name: new RegExp(`^${name}`) });
const written = ({ calls: sent }: ReturnType<typeof open>) =>
  sent.filter(({ call }) => call.startsWith('PUT'));

test('both tabs show both selects with the stored values, and All is one of the choices', async () => {
  open();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Without Hiring Process',
    'With Hiring Process',
  ]);
  const begin = await select('Default Applicant Status');
  await waitFor(() => expect(begin).toHaveDisplayValue('Called'));
  expect(
    within(begin)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(expect.arrayContaining(['All', 'Called', 'Joined']));
  expect(await select('Payable Employee Status')).toHaveDisplayValue('All');
  await user.click(screen.getByRole('tab', { name: 'With Hiring Process' }));
  expect(await select('Default Applicant Status')).toHaveDisplayValue('All');
  await waitFor(async () =>
    expect(await select('Payable Employee Status')).toHaveDisplayValue('Hired'),
  );
});

test('Save sends both selects of the open tab with the version that was loaded', async () => {
  const page = open();
  await waitFor(async () =>
    expect(await select('Default Applicant Status')).toHaveDisplayValue('Called'),
  );
  await user.selectOptions(await select('Default Applicant Status'), 'Joined');
  await press('Save');
  await waitFor(() =>
    expect(written(page)).toMatchObject([
      {
        call: 'PUT /api/v1/general-settings',
        body: { withoutHiringProcessId: 121, withoutPayableStatusId: null, version: 3 },
      },
    ]),
  );
});

test('before a new payable status is saved, a note says that undecided referrals keep the promised status', async () => {
  open();
  await waitFor(async () =>
    expect(await select('Payable Employee Status')).toHaveDisplayValue('All'),
  );
  expect(screen.queryByText(/A save changes new referrals only/)).toBeNull();
  await user.selectOptions(await select('Payable Employee Status'), 'Called');
  expect(
    await screen.findByText(
      'A save changes new referrals only. 5 referrals that are not decided yet keep the status that was promised: 2 with any hired status, 3 with Joined.',
    ),
  ).toBeInTheDocument();
});

test('Save sends nothing while a default status is empty, and its field says so', async () => {
  const page = open();
  await user.selectOptions(await select('Default Applicant Status'), '');
  await press('Save');
  expect(await screen.findAllByText('Choose a status, or All.')).not.toEqual([]);
  expect(written(page)).toEqual([]);
});

test('switching tabs asks for confirmation before unsaved choices are lost', async () => {
  open();
  await waitFor(async () =>
    expect(await select('Default Applicant Status')).toHaveDisplayValue('Called'),
  );
  await user.selectOptions(await select('Default Applicant Status'), 'Joined');
  await user.click(screen.getByRole('tab', { name: 'With Hiring Process' }));
  expect(screen.getByRole('tab', { name: 'Without Hiring Process' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('a person who may only view setup cannot save, and reads why', async () => {
  open({ grants: ['setup:view-hiring'] });
  expect(await screen.findByRole('button', { name: 'Save' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});
