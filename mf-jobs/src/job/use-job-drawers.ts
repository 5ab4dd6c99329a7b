import type { JobRow } from 'server/contract/jobs/postings/job';
import { usePanelEntry } from 'shell/sdk/react';
import { jobStatus, publishJob } from '../../contract';

const toPanelInput = (jobId: number) => ({ jobId });

export const useJobDrawers = () => {
  const publishEntry = usePanelEntry(publishJob, toPanelInput);
  const statusEntry = usePanelEntry(jobStatus, toPanelInput);
  return {
    /** The menu entry is labelled Publish or Unpublish; in both cases it opens the platform selection. */
    publish: ({ jobId, status, may }: Pick<JobRow, 'jobId' | 'status' | 'may'>) =>
      publishEntry(jobId, {
        label: status === 'Published' ? 'Unpublish' : 'Publish',
        isOpen: may.includes('publish'),
      }),
    status: ({ jobId }: Pick<JobRow, 'jobId'>) => statusEntry(jobId, { label: 'View Status' }),
  };
};
