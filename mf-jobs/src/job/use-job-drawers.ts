import type { JobRow } from 'server/contract/jobs/job';
import { usePanelEntry } from 'shell/sdk/react';
import { jobStatus, publishJob } from '../../contract';

const ofJob = (jobId: number) => ({ jobId });

/** Menu entries for the drawers of a job. */
export const useJobDrawers = () => {
  const publishEntry = usePanelEntry(publishJob, ofJob);
  const statusEntry = usePanelEntry(jobStatus, ofJob);
  return {
    /** Publish for a saved job, Unpublish for a published one: both lead to its platforms. */
    publish: ({ jobId, status, may }: Pick<JobRow, 'jobId' | 'status' | 'may'>) =>
      publishEntry(jobId, {
        label: status === 'Published' ? 'Unpublish' : 'Publish',
        isOpen: may.includes('publish'),
      }),
    status: ({ jobId }: Pick<JobRow, 'jobId'>) => statusEntry(jobId, { label: 'View Status' }),
  };
};
