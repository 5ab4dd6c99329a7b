import type { JobSelection } from 'server/contract/jobs/postings/job';
import { getJobsImpact } from 'server/contract/jobs/postings/job.calls';
import { useRead } from 'shared-auth';
import { describeDeletionImpact } from './describe-deletion-impact';

export const JobDeletionImpactText = ({ jobs }: { jobs: JobSelection }) => {
  const { data, error } = useRead(getJobsImpact, { body: jobs });
  return <span>{describeDeletionImpact(data?.data, error)}</span>;
};
