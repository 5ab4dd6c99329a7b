import type { JobSelection, JobsImpact } from 'server/contract/job';
import { getJobsImpact } from 'server/contract/job.calls';
import { useRead } from 'shared-auth';

/** What deleting these jobs would take with it. */
export const useJobsImpact = (selection: JobSelection): JobsImpact | undefined =>
  useRead(getJobsImpact, { body: selection }).data?.data;
