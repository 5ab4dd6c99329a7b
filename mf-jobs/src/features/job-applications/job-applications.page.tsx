import { useParam } from 'shell/sdk/react';
import { JobFailure } from '../../job/job-failure';
import { jobIdOf } from '../../job/job-id';
import { ApplicationTable } from './ui/application-table';

/** The applications of one job. */
export const JobApplicationsPage = () => {
  const param = useParam('jobId');
  const jobId = jobIdOf(param);
  if (jobId === undefined) return <JobFailure onRetry={() => undefined} />;
  return <ApplicationTable key={jobId} jobId={jobId} />;
};
