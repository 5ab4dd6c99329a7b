import { screen, within } from '@testing-library/react';
import { getJobApplications } from 'server/contract/jobs/postings/job-application.calls';
import type { JobApplications } from 'server/contract/jobs/postings/job-application';
import { getJob } from 'server/contract/jobs/postings/job.calls';
import { ApiError } from 'shared-auth';
import { answer, press, renderPanel, user, type RenderPageOptions } from 'shell/sdk/testing';
import { application, toJobApplications, pipeline } from '../../job/testing/application-answers';
import { jobRecord } from '../../job/testing/job-record';
import type { PipelineOfJob } from './api/get-job-pipeline';
import { jobStatus } from '../../../contract';
import { JobStatusPanel } from './job-status.panel';

type Status = PipelineOfJob['stage'][number]['status'][number];

const close = jest.fn();

const open = (
  applications: JobApplications = toJobApplications([application(1)], 8),
  answers: RenderPageOptions['answers'] = [],
) =>
  renderPanel(jobStatus, <JobStatusPanel />, {
    input: { jobId: 7 },
    close,
    answers: [
      ...answers,
      answer(getJob, { data: jobRecord(7, { jobTitle: 'Cook' }) }),
      answer(getJobApplications, applications),
    ],
  });

const showCounts = async () =>
  user.click(await screen.findByRole('tab', { name: 'Application in Stages' }));

beforeEach(() => close.mockClear());

test('the drawer names the job and shows the stages of its pipeline in order', async () => {
  open();
  expect(await screen.findByRole('heading', { name: 'Cook' })).toBeVisible();
  const stages = await screen.findByRole('list', { name: 'Stages of Standard hiring' });
  expect(within(stages).getByRole('list', { name: 'Screening' })).toHaveTextContent('Rejected');
  expect(within(stages).getByRole('list', { name: 'Interview' })).toHaveTextContent('Invited');
  expect(stages).not.toHaveTextContent('applicants');
});

test('Application in Stages shows the number of applications, and each count opens exactly its applicants', async () => {
  open(toJobApplications([application(1)], 7));
  await showCounts();
  expect(screen.getByText(/^7 applicants/)).toBeVisible();
  const leadsTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(leadsTo('6 applicants in Screening')).toBe('/applicants.list?jobId=7&stage=11');
  expect(leadsTo('4 applicants in Screening, To-be-start')).toBe(
    '/applicants.list?jobId=7&stage=11&status=1',
  );
  expect(leadsTo('1 applicants in Interview, Invited')).toBe(
    '/applicants.list?jobId=7&stage=12&status=102',
  );
  expect(screen.queryByRole('link', { name: /Rejected/ })).toBeNull();
  expect(leadsTo('View Applicants')).toBe('/applicants.list?jobId=7');
});

test('a status used in two stages has a count in each, which opens the applicants of that stage only', async () => {
  const rejected = { ...pipeline.stage[0]?.status.at(-1), jobApplicationCount: 9 } as Status;
  const stage = pipeline.stage.map((one) => ({
    ...one,
    status: [...one.status.filter(({ id }) => id !== 2), rejected],
  }));
  open(toJobApplications([application(1)], 25, { ...pipeline, stage }));
  await showCounts();
  for (const { id, name } of stage)
    expect(screen.getByRole('link', { name: `9 applicants in ${name}, Rejected` })).toHaveAttribute(
      'href',
      `/applicants.list?jobId=7&stage=${id}&status=2`,
    );
});

test('applicants outside the pipeline are counted too', async () => {
  open();
  await showCounts();
  expect(screen.getByText(/^1 applicant stands in no stage of this pipeline/)).toBeVisible();
});

test.each(['Job', 'Application in Stages'])(
  'without a pipeline the tab %s says so',
  async (tab) => {
    open(toJobApplications([], 0, null));
    await user.click(await screen.findByRole('tab', { name: tab }));
    expect(await screen.findByText('No Hiring Pipeline Found')).toBeVisible();
    expect(screen.getByText('Hiring pipeline is not attached with this job')).toBeVisible();
  },
);

test('More Details opens the page of the job, and closes the drawer', async () => {
  const page = open();
  await user.click(await screen.findByRole('link', { name: 'More Details' }));
  expect(page.address()).toBe('/jobs.view');
  expect(close).toHaveBeenCalled();
});

test('a pipeline that fails to load can be retried', async () => {
  let tries = 0;
  open(undefined, [
    answer(getJobApplications, () => {
      if (tries++ > 0) return toJobApplications([], 0);
      throw new ApiError({ code: 'X', message: 'Try again.', status: 500, requestId: 'r-2' });
    }),
  ]);
  expect(await screen.findByText('The pipeline could not be loaded')).toBeVisible();
  await press('Retry');
  expect(await screen.findByRole('list', { name: 'Stages of Standard hiring' })).toBeVisible();
});
