import type { JobSelection } from 'server/contract/jobs/job';
import { getJobsImpact } from 'server/contract/jobs/job.calls';
import { useRead } from 'shared-auth';
import { impactWords } from './impact-words';

/** How many open applicants go with jobs that are deleted. */
export const JobsUsage = ({ jobs }: { jobs: JobSelection }) => {
  const { data, error } = useRead(getJobsImpact, { body: jobs });
  return <span>{impactWords(data?.data, error)}</span>;
};
