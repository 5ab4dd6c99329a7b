import type { JobSelection } from 'server/contract/jobs/postings/job';
import { getJobsImpact } from 'server/contract/jobs/postings/job.calls';
import { useRead } from 'shared-auth';
import { describeImpact } from './describe-impact';

export const JobsUsage = ({ jobs }: { jobs: JobSelection }) => {
  const { data, error } = useRead(getJobsImpact, { body: jobs });
  return <span>{describeImpact(data?.data, error)}</span>;
};
