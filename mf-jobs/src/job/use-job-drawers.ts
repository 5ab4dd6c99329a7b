import type { JobRow } from 'server/contract/jobs/postings/job';
import { usePanelEntry } from 'shell/sdk/react';
import { jobStatus, publishJob } from '../../contract';

const ofJob = (jobId: number) => ({ jobId });

export const useJobDrawers = () => {
  const publishEntry = usePanelEntry(publishJob, ofJob);
  const statusEntry = usePanelEntry(jobStatus, ofJob);
  return {
    /** The label is Publish or Unpublish, but both open the platform selection. */
    publish: ({ jobId, status, may }: Pick<JobRow, 'jobId' | 'status' | 'may'>) =>
      publishEntry(jobId, {
        label: status === 'Published' ? 'Unpublish' : 'Publish',
        isOpen: may.includes('publish'),
      }),
    status: ({ jobId }: Pick<JobRow, 'jobId'>) => statusEntry(jobId, { label: 'View Status' }),
  };
};
