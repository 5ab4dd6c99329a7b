import { useParam } from 'shell/sdk/react';
import { jobIdOf } from '../../job/job-id';
import { ApplicationTable } from './ui/application-table';
import { NoSuchJob } from './ui/no-such-job';

/** The applications of one job. */
export const JobApplicationsPage = () => {
  const param = useParam('jobId');
  const jobId = jobIdOf(param);
  return jobId === undefined ? <NoSuchJob /> : <ApplicationTable key={jobId} jobId={jobId} />;
};
