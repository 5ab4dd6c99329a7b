import { useIdParam } from 'shell/sdk/react';
import { ApplicationTable } from './ui/application-table';
import { NoSuchJob } from './ui/no-such-job';

/** The applications of one job. */
export const JobApplicationsPage = () => {
  const jobId = useIdParam('jobId');
  return jobId === undefined ? <NoSuchJob /> : <ApplicationTable key={jobId} jobId={jobId} />;
};
