import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getJobApplications } from 'server/contract/job-application.calls';
import type { JobApplications } from 'server/contract/job-application';
import { getJob } from 'server/contract/job.calls';
import { ApiError } from 'shared-auth';
import { OpenPanelContext } from 'shell/sdk/react';
import { answer, renderPage, type RenderPageOptions } from 'shell/sdk/testing';
import { application, applicationsOf, pipeline } from '../../job/testing/application-answers';
import { jobRecord } from '../../job/testing/job-record';
import { JobStatusPanel } from './job-status.panel';

const close = jest.fn();

const open = (
  applications: JobApplications = applicationsOf([application(1)], 8),
  answers: RenderPageOptions['answers'] = [],
) =>
  renderPage(
    <OpenPanelContext
      value={{ id: 'jobs.status', title: 'Job Status', width: 400, input: { jobId: 7 }, close }}
    >
      <JobStatusPanel />
    </OpenPanelContext>,
    {
      answers: [
        ...answers,
        answer(getJob, { data: jobRecord(7, { jobTitle: 'Cook' }) }),
        answer(getJobApplications, applications),
      ],
    },
  );

const showCounts = async () =>
  userEvent.click(await screen.findByRole('tab', { name: 'Application in Stages' }));

beforeEach(() => close.mockClear());

test('JOB-035 JOB-037 the drawer names the job and shows the stages of its pipeline in order', async () => {
  open();
  expect(await screen.findByRole('heading', { name: 'Cook' })).toBeVisible();
  const stages = await screen.findByRole('list', { name: 'Stages of Standard hiring' });
  expect(within(stages).getByRole('list', { name: 'Screening' })).toHaveTextContent('Rejected');
  expect(within(stages).getByRole('list', { name: 'Interview' })).toHaveTextContent('Invited');
  expect(stages).not.toHaveTextContent('applicants');
});

test('JOB-037 the second tab counts the applications, and a count leads to its applicants', async () => {
  open(applicationsOf([application(1)], 7));
  await showCounts();
  expect(screen.getByText(/^7 applicants/)).toBeVisible();
  const screening = screen.getByRole('list', { name: 'Screening' });
  expect(screening.closest('li')).toHaveTextContent('6 applicants');
  expect(within(screening).getByRole('link', { name: 'To-be-start' })).toHaveAttribute(
    'href',
    '/applicants.list?jobId=7&status=1',
  );
  expect(within(screening).queryByRole('link', { name: 'Rejected' })).toBeNull();
  expect(screen.getByRole('link', { name: 'View Applicants' })).toHaveAttribute(
    'href',
    '/applicants.list?jobId=7',
  );
});

test('JOB-037 a count leads nowhere where the list would show others than it counts', async () => {
  const rejected = { id: 2, name: 'Rejected', jobApplicationCount: 9 };
  const stage = pipeline.stage.map((one) => ({
    ...one,
    status: [...one.status.filter(({ id }) => id !== 2), rejected],
  }));
  open(applicationsOf([application(1)], 25, { ...pipeline, stage }));
  await showCounts();
  for (const name of ['Screening', 'Interview']) {
    const statuses = screen.getByRole('list', { name });
    expect(within(statuses).getByText('Rejected').closest('li')).toHaveTextContent('9');
    expect(within(statuses).queryByRole('link', { name: 'Rejected' })).toBeNull();
  }
  const screening = screen.getByRole('list', { name: 'Screening' });
  expect(within(screening).getByRole('link', { name: 'To-be-start' })).toBeVisible();
});

test('JOB-037 who stands in no stage is not listed behind a count that leaves them out', async () => {
  open();
  await showCounts();
  const screening = screen.getByRole('list', { name: 'Screening' });
  expect(within(screening).queryByRole('link')).toBeNull();
  expect(screen.getByRole('link', { name: 'View Applicants' })).toBeVisible();
});

test('JOB-037 nobody is lost: applicants outside the pipeline are counted too', async () => {
  open();
  await showCounts();
  expect(screen.getByText('1 applicant stands in no stage of this pipeline.')).toBeVisible();
});

test.each(['Job', 'Application in Stages'])(
  'JOB-036 without a pipeline the tab %s says so',
  async (tab) => {
    open(applicationsOf([], 0, null));
    await userEvent.click(await screen.findByRole('tab', { name: tab }));
    expect(await screen.findByText('No Hiring Pipeline Found')).toBeVisible();
    expect(screen.getByText('Hiring pipeline is not attached with this job')).toBeVisible();
  },
);

test('JOB-038 More Details leads to the job and closes the drawer', async () => {
  const page = open();
  await userEvent.click(await screen.findByRole('link', { name: 'More Details' }));
  expect(page.address()).toBe('/jobs.view');
  expect(close).toHaveBeenCalled();
});

test('a pipeline that cannot be loaded can be tried again', async () => {
  let tries = 0;
  open(undefined, [
    answer(getJobApplications, () => {
      if (tries++ > 0) return applicationsOf([], 0);
      throw new ApiError({ code: 'X', message: 'Try again.', status: 500, requestId: 'r-2' });
    }),
  ]);
  expect(await screen.findByText('The pipeline could not be loaded')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('list', { name: 'Stages of Standard hiring' })).toBeVisible();
});
