import {
  applicantResume,
  applicantStatus,
  applicantTimeline,
  assignRecruiter,
} from 'mf-applicants/contract';
import { scheduleInterview } from 'mf-applicants/contract/interviews';
import { screen, waitFor, within } from '@testing-library/react';
import { deleteApplications } from 'server/contract/applicants/applications/application.calls';
import { getJobApplications } from 'server/contract/jobs/postings/job-application.calls';
import { getJob } from 'server/contract/jobs/postings/job.calls';
import { messages } from 'server/contract/messages';
import { ApiError } from 'shared-auth';
import {
  actionOf,
  answer,
  closeAllPanels,
  openedPanels,
  press,
  renderPage,
  tick,
  user,
  type RenderPageOptions,
} from 'shell/sdk/testing';
import { application, toJobApplications } from '../../job/testing/application-answers';
import { jobRecord } from '../../job/testing/job-record';
import { JobApplicationsPage } from './job-applications.page';

const panels = [
  { id: applicantTimeline, title: 'View Status', can: 'application:view' },
  { id: applicantStatus, title: 'Update Status', can: 'application:status' },
  { id: assignRecruiter, title: 'Assign Recruiter', can: 'application:assign-recruiter' },
  { id: applicantResume, title: 'View Resume', can: 'application:resume' },
  {
    id: scheduleInterview,
    title: 'Schedule Interview',
    can: 'interview:schedule',
    action: { on: 'applicants.selected', label: 'Schedule Interviews', max: 50 },
  },
] as const;

const open = ({ answers = [], ...options }: RenderPageOptions = {}) =>
  renderPage(<JobApplicationsPage />, {
    address: '/job/application/7',
    path: '/job/application/:jobId',
    panels,
    answers: [
      ...answers,
      answer(getJob, { data: jobRecord(7, { jobTitle: 'Cook' }) }),
      answer(
        getJobApplications,
        toJobApplications([application(31), application(32, { experience: null })], 25),
      ),
      answer(deleteApplications, { data: { deleted: 1 } }),
    ],
    ...options,
  });

const lastRead = ({ calls }: ReturnType<typeof open>) =>
  calls.find(({ call }) => call === 'GET /api/v1/job-application/:jobId');

test('the table has its five columns, and only the applications of this job', async () => {
  const page = open();
  const row = await screen.findByRole('row', { name: /Ravi Kumar 31/ });
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent?.trim())).toEqual(
    ['', 'Id', 'Name', 'Job Code', 'Experience', 'Action'],
  );
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(expect.arrayContaining(['31', 'KF-7', '3 year']));
  expect(screen.getByRole('row', { name: /Ravi Kumar 32/ })).toHaveTextContent('fresher');
  expect(lastRead(page)).toMatchObject({ params: { jobId: 7 }, query: { page: 1, limit: 10 } });
});

test('View opens the page of the applicant', async () => {
  open();
  expect(await actionOf('Ravi Kumar 31', 'View$')).toHaveAttribute('href', '/applicants.view');
});

test.each([
  ['View Status', 'applicants.timeline', { applicantId: 31 }],
  ['Update Status', 'applicants.status', { applicantIds: [31] }],
  ['Assign Recruiter', 'applicants.assign-recruiter', { applicantId: 31 }],
  ['View Resume', 'applicants.resume', { applicantId: 31 }],
  ['Schedule Interview', 'applicants.schedule-interview', { applicantIds: [31] }],
])('%s opens its drawer for that application', async (label, id, input) => {
  open();
  await user.click(await actionOf('Ravi Kumar 31', label));
  expect(openedPanels()).toEqual([{ id, input }]);
  await closeAllPanels();
});

test('interviews are scheduled for all who are selected', async () => {
  open();
  await tick('Ravi Kumar 31');
  await tick('Ravi Kumar 32');
  const bar = screen.getByRole('region', { name: 'Selection' });
  await press('Schedule Interviews', bar);
  expect(openedPanels()).toEqual([
    { id: 'applicants.schedule-interview', input: { applicantIds: [31, 32] } },
  ]);
  await closeAllPanels();
});

test('Delete requires the word DELETE and removes that application', async () => {
  const page = open();
  await user.click(await actionOf('Ravi Kumar 32', 'Delete'));
  const dialog = await screen.findByRole('alertdialog');
  expect(within(dialog).getByRole('button', { name: 'OK' })).toBeDisabled();
  await user.type(within(dialog).getByRole('textbox'), 'DELETE');
  await press('OK', dialog);
  expect(await screen.findByText(messages.submitted)).toBeVisible();
  expect(page.calls).toContainEqual({
    call: 'POST /api/v1/multiple-application-delete',
    body: { applicantId: [32] },
  });
});

test('a role that never includes deleting applications is not offered Delete', async () => {
  open({ grants: ['job:view', 'application:view'] });
  await actionOf('Ravi Kumar 31', 'View Status');
  expect(screen.queryByRole('menuitem', { name: /^Delete/ })).toBeNull();
});

test('for a job outside the person’s scope Delete says why it is disabled', async () => {
  open({
    answers: [answer(getJobApplications, toJobApplications([application(31, { may: [] })]))],
  });
  expect(await actionOf('Ravi Kumar 31', 'Delete')).toHaveAccessibleDescription(
    'Your role does not include it for this job.',
  );
});

test('a person who may see but not change a resume can still open it', async () => {
  open({
    answers: [
      answer(getJobApplications, toJobApplications([application(31, { may: ['status'] })])),
    ],
  });
  await user.click(await actionOf('Ravi Kumar 31', 'View Resume'));
  expect(openedPanels()).toEqual([
    expect.objectContaining({ input: expect.objectContaining({ applicantId: 31 }) }),
  ]);
  await closeAllPanels();
});

test('a link opens the list with its page and search', async () => {
  const page = open({ address: '/job/application/7?page=2&search=ravi' });
  await screen.findByRole('row', { name: /Ravi Kumar 31/ });
  expect(lastRead(page)?.query).toEqual({ page: 2, limit: 10, search: 'ravi' });
  expect(screen.getByRole('searchbox', { name: 'Search applications' })).toHaveValue('ravi');
});

test('a list without applications, or without a match for the search, shows a message', async () => {
  const { unmount } = open({ answers: [answer(getJobApplications, toJobApplications([]))] });
  expect(await screen.findByText('No applications yet')).toBeVisible();
  unmount();
  const found = answer(getJobApplications, ({ query }) =>
    toJobApplications(query.search ? [] : [application(31)]),
  );
  const page = open({ answers: [found], address: '/job/application/7?search=x' });
  await press('Show all applications');
  await waitFor(() => expect(page.address()).toBe('/job/application/7'));
});

test.each(['/job/application/0', '/job/application/999'])(
  'the page at the address %s says that there is no such job',
  async (address) => {
    open({
      address,
      answers: [
        answer(getJobApplications, () => {
          throw new ApiError({ code: 'NOT_FOUND', message: 'Gone.', status: 404 });
        }),
      ],
    });
    expect(await screen.findByText('There is no such job')).toBeVisible();
  },
);
