import { screen } from '@testing-library/react';
import { applicantStatusCalls } from 'server/contract/jobs/pipelines/status.calls';
import { actionOf, answer, renderPanel, user } from 'shell/sdk/testing';
import { applicantStatusUsage } from '../../../contract';
import { testRecordPages, testRecordsPage } from '../../setup/testing/record-tests';
import {
  CreateApplicantStatusPage,
  EditApplicantStatusPage,
  ViewApplicantStatusPage,
} from './applicant-status-form.page';
import { ApplicantStatusesPage } from './applicant-statuses.page';
import { StatusUsagePanel } from './status-usage.panel';

const status = (id: number, name: string, parts: object = {}) => ({
  ...{ id, status: name, name, stageId: 3, stageStatus: { id: 3, name: 'Interview' } },
  ...{ category: 'on-hold' as const, isReserved: false, stages: [{ id: 3, name: 'Interview' }] },
  ...{ jobApplicationCount: 12, defaultCount: 2, version: 4, ...parts },
});
const statuses = {
  calls: applicantStatusCalls,
  rows: [status(1, 'Parked'), status(2, 'Under Review', { category: 'active' })],
} as const;

const open = testRecordsPage({
  ...statuses,
  page: <ApplicantStatusesPage />,
  names: ['Parked', 'Under Review'],
  heads: ['Status', 'Category', 'Applicants'],
  texts: ['On hold', '12'],
  links: ['View', 'Edit'],
  filters: [[/^Category All/, 'On hold', { category: 'on-hold' }]],
  use: {
    words: '4 applicants who were in it before',
    kind: 'application.past',
    address: 'wasInStatus=1',
  },
  view: 'setup:view-hiring',
});

testRecordPages({
  ...statuses,
  pages: {
    create: <CreateApplicantStatusPage />,
    edit: <EditApplicantStatusPage />,
    view: <ViewApplicantStatusPage />,
  },
  list: 'setup.applicant-statuses',
  missing: { Status: 'Enter the status.' },
  create: {
    change: { Status: 'Parked', Category: 'On hold' },
    sends: { status: 'Parked', category: 'on-hold' },
  },
  edit: { change: { Status: 'In review' }, sends: { status: 'In review', category: 'active' } },
  viewed: ['Under Review', 'Active'],
});

test('a reserved status can be neither edited nor deleted, and its actions give the reason', async () => {
  const reserved = status(3, 'To-be-start', { category: 'start', isReserved: true });
  const meta = { total: 1, current_page: 1, last_page: 1, from: 1, to: 1 };
  open({}, [answer(applicantStatusCalls.getMany, { data: [reserved], meta })]);
  for (const action of ['Edit', 'Delete']) {
    const entry = await actionOf('To-be-start', action);
    expect(entry).toHaveAttribute('aria-disabled', 'true');
    expect(entry).toHaveAccessibleDescription(
      'It is one of every installation, so it stays as it is.',
    );
    await user.keyboard('{Escape}');
  }
});

test('the drawer of a status links to its applicants, its stages and its defaults', async () => {
  renderPanel(applicantStatusUsage, <StatusUsagePanel />, {
    input: { statusId: 1 },
    answers: [answer(applicantStatusCalls.get, { data: statuses.rows[0] })],
  });
  for (const [name, address] of [
    ['12', /applicants\.list.*status=1$/],
    ['Interview', /setup\.stages.*status=1$/],
    ['2 defaults', /general-settings/],
  ] as const)
    expect((await screen.findByRole('link', { name })).getAttribute('href')).toMatch(address);
});

test('Delete of a status that is a default gives the reason, with a link to General Settings', async () => {
  const words = '1 default in General Settings';
  const by = [{ words, kind: 'general-settings' }];
  open({}, [
    answer(applicantStatusCalls.getUsage, {
      data: { used: 1, records: [{ id: 1, name: 'Parked', by }] },
    }),
  ]);
  await user.click(await actionOf('Parked', 'Delete'));
  expect(await screen.findByRole('link', { name: words })).toHaveAttribute(
    'href',
    expect.stringContaining('general-settings'),
  );
});
