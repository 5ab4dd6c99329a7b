import { screen, waitFor, within } from '@testing-library/react';
import type { StatusRow } from 'server/contract/jobs/pipelines/status';
import { applicantStatusCalls } from 'server/contract/jobs/pipelines/status.calls';
import {
  actionOf,
  answer,
  ofSelection,
  pick,
  press,
  renderPage,
  renderPanel,
  rowOf,
  tick,
  user,
  type RenderPageOptions,
} from 'shell/sdk/testing';
import { applicantStatusUsage } from '../../../contract';
import { ApplicantStatusesPage } from './applicant-statuses.page';
import { CreateApplicantStatusPage } from './create-applicant-status.page';
import { EditApplicantStatusPage } from './edit-applicant-status.page';
import { StatusUsagePanel } from './status-usage.panel';
import { ViewApplicantStatusPage } from './view-applicant-status.page';

const statusOf = (id: number, status: string, parts: object = {}) => ({
  id,
  status,
  name: status,
  stageId: 3,
  stageStatus: { id: 3, name: 'Interview' },
  category: 'active' as const,
  isReserved: false,
  stages: [{ id: 3, name: 'Interview' }],
  jobApplicationCount: 12,
  defaultCount: 2,
  version: 4,
  ...parts,
});
const rows: StatusRow[] = [
  statusOf(101, 'Under Review'),
  statusOf(102, 'Parked', { category: 'on-hold' }),
  statusOf(1, 'To-be-start', { category: 'start', isReserved: true }),
];
const one = { data: statusOf(101, 'Under Review') };
const meta = { total: 3, current_page: 1, last_page: 1, from: 1, to: 3 };
const answers = [
  answer(applicantStatusCalls.getMany, { data: rows, meta }),
  answer(applicantStatusCalls.get, one),
  answer(applicantStatusCalls.create, one),
  answer(applicantStatusCalls.update, one),
  answer(applicantStatusCalls.getUsage, {
    data: {
      used: 1,
      records: [
        {
          id: 102,
          name: 'Parked',
          by: [
            { words: '4 applicants who were in it before', kind: 'application.past' },
            { words: '1 default in General Settings', kind: 'general-settings' },
          ],
        },
      ],
    },
  }),
];
const open = (page: React.ReactElement, options: RenderPageOptions = {}) =>
  renderPage(page, { answers, ...options });
const list = () => open(<ApplicantStatusesPage />, { address: '/applicant-status' });
const written = ({ calls }: ReturnType<typeof open>) =>
  calls.find(({ call }) => /^(POST|PUT)/.test(call));

test('the list shows each status with its category and its applicants', async () => {
  list();
  const row = within(await rowOf('Parked'));
  expect(row.getByText('On hold')).toBeVisible();
  expect(row.getByText('12')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Applicant Status');
});

test('the list can be limited to the statuses of a category', async () => {
  const page = list();
  await rowOf('Parked');
  await pick(/^Category All/, 'On hold');
  await waitFor(() => expect(page.calls.at(-1)?.query).toMatchObject({ category: 'on-hold' }));
});

test('View and Edit are enabled with exactly one selected row', async () => {
  list();
  await tick('Parked');
  const bar = within(await screen.findByRole('region', { name: 'Selection' }));
  for (const name of ['View', 'Edit']) expect(bar.getByRole('link', { name })).toBeVisible();
  await tick('Under Review');
  for (const name of ['View', 'Edit'])
    expect(await ofSelection(name)).toHaveAttribute('aria-disabled', 'true');
});

test('a reserved status can be neither edited nor deleted, and says why', async () => {
  list();
  for (const action of ['Edit', 'Delete']) {
    const entry = await actionOf('To-be-start', action);
    expect(entry).toHaveAttribute('aria-disabled', 'true');
    expect(entry).toHaveAccessibleDescription(
      'It is one of every installation, so it stays as it is.',
    );
    await user.keyboard('{Escape}');
  }
});

test('a new status is sent with its category, and leads to the list', async () => {
  const page = open(<CreateApplicantStatusPage />, { address: '/applicant-status/create' });
  await user.type(await screen.findByRole('textbox', { name: 'Status' }), 'Parked');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'On hold');
  await press('Save');
  await waitFor(() => expect(page.address()).toContain('setup.applicant-statuses'));
  expect(written(page)).toMatchObject({
    call: 'POST /api/v1/applicant-status',
    body: { status: 'Parked', category: 'on-hold' },
  });
});

test('an empty status is refused at its field, and nothing is sent', async () => {
  const page = open(<CreateApplicantStatusPage />, { address: '/applicant-status/create' });
  await press('Save');
  expect(await screen.findByRole('textbox', { name: 'Status' })).toHaveAccessibleDescription(
    /Enter the status\./,
  );
  expect(written(page)).toBeUndefined();
});

test('an edit sends the text with the version that it started from', async () => {
  const page = open(<EditApplicantStatusPage />, {
    address: '/applicant-status/edit/101',
    path: '/applicant-status/edit/:id',
  });
  const box = await screen.findByRole('textbox', { name: 'Status' });
  await user.clear(box);
  await user.type(box, 'In review');
  await press('Save');
  await waitFor(() =>
    expect(written(page)).toMatchObject({
      call: 'PUT /api/v1/applicant-status/:id',
      body: { status: 'In review', category: 'active', version: 4 },
    }),
  );
});

test('a view names the category, and has nothing to save', async () => {
  open(<ViewApplicantStatusPage />, {
    address: '/applicant-status/view/101',
    path: '/applicant-status/view/:id',
  });
  expect(await screen.findByText('Active')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

test('the drawer of a status links to its applicants and its stages', async () => {
  renderPanel(applicantStatusUsage, <StatusUsagePanel />, { input: { statusId: 101 }, answers });
  expect(await screen.findByRole('link', { name: '12' })).toHaveAttribute(
    'href',
    expect.stringMatching(/applicants\.list.*status=101$/),
  );
  expect(screen.getByRole('link', { name: 'Interview' })).toHaveAttribute(
    'href',
    expect.stringMatching(/setup\.stages.*status=101$/),
  );
  expect(screen.getByRole('link', { name: '2 defaults' })).toHaveAttribute(
    'href',
    expect.stringContaining('general-settings'),
  );
});

test('a default status lists that use, with a link to General Settings', async () => {
  list();
  await user.click(await actionOf('Parked', 'Delete'));
  expect(
    await screen.findByRole('link', { name: '1 default in General Settings' }),
  ).toHaveAttribute('href', expect.stringContaining('general-settings'));
  expect(screen.getByRole('link', { name: '4 applicants who were in it before' })).toHaveAttribute(
    'href',
    expect.stringMatching(/wasInStatus=102$/),
  );
});
