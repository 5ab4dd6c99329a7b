import type { JobSelection, JobsImpact } from 'server/contract/jobs/job';
import { getJobsImpact } from 'server/contract/jobs/job.calls';
import { useRead, type ApiError } from 'shared-auth';

/** What deleting these jobs would take with it. */
export const useJobsImpact = (
  selection: JobSelection,
): { impact: JobsImpact | undefined; error: ApiError | undefined } => {
  const { data, error } = useRead(getJobsImpact, { body: selection });
  return { impact: data?.data, error };
};
