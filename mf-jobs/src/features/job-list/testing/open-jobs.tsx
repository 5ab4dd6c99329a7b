import { createFileTicket } from 'server/contract/platform/files/file-ticket.calls';
import type { JobPage } from 'server/contract/jobs/postings/job';
import { deleteJobs, getJobs, getJobsImpact } from 'server/contract/jobs/postings/job.calls';
import { answer, renderPage, type RenderPageOptions } from 'shell/sdk/testing';
import remote from '../../../../remote.config';
import { jobPage, jobRow } from '../../../job/testing/job-answers';
import { JobsPage } from '../jobs.page';

export const twoJobs = jobPage([
  jobRow(1, { jobTitle: 'Senior Backend Engineer' }),
  jobRow(2, {
    jobTitle: 'Data Analyst',
    status: 'Saved',
    publishplatforms: [],
    expiryDate: null,
    jobType: null,
    remote: false,
  }),
]);

export const openJobs = (
  list: JobPage = twoJobs,
  { answers = [], ...options }: RenderPageOptions = {},
) =>
  renderPage(<JobsPage />, {
    address: '/all/job',
    panels: remote.panels,
    answers: [
      ...answers,
      answer(getJobs, list),
      answer(getJobsImpact, { data: { jobs: 2, openApplications: 5 } }),
      answer(deleteJobs, ({ body }) => ({ data: { deleted: body.jobId?.length ?? 0 } })),
      answer(createFileTicket, {
        data: { url: '#/api/v1/files/once', expiresAt: '2026-11-21T00:00:00Z' },
      }),
    ],
    ...options,
  });

export const findLastQuery = ({ calls }: ReturnType<typeof openJobs>) =>
  calls.findLast(({ call }) => call === 'GET /api/v1/job')?.query;
