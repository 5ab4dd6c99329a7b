import type { JobApplicationQuery, JobApplications } from 'server/contract/jobs/job-application';
import { getJobApplications } from 'server/contract/jobs/job-application.calls';
import { useRead, type Read } from 'shared-auth';

/** One page of a job's applications; without a job nothing is read. */
export const useJobApplications = (
  jobId: number | undefined,
  query: JobApplicationQuery,
): Read<JobApplications> =>
  useRead(getJobApplications, jobId === undefined ? null : { params: { jobId }, query });
