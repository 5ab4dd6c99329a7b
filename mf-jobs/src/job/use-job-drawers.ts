import type { JobRow } from 'server/contract/jobs/job';
import { usePermission } from 'shared-auth';
import type { MenuEntry } from 'shared-ui';
import { usePanelInAddress } from 'shell/sdk/react';
import { jobStatus, publishJob } from '../../contract';

const ofJob = (jobId: number) => ({ jobId });

/** Menu entries for the drawers of a job. */
export const useJobDrawers = () => {
  const mayPublish = usePermission('job:publish');
  const maySeeStatus = usePermission('application:view');
  const openPublish = usePanelInAddress(publishJob, ofJob);
  const openStatus = usePanelInAddress(jobStatus, ofJob);
  return {
    /** Publish for a saved job, Unpublish for a published one: both lead to its platforms. */
    publish: ({ jobId, status, may }: Pick<JobRow, 'jobId' | 'status' | 'may'>): MenuEntry => ({
      id: 'publish',
      label: status === 'Published' ? 'Unpublish' : 'Publish',
      ...mayPublish.offer(may.includes('publish')),
      onSelect: () => openPublish(jobId),
    }),
    status: ({ jobId }: Pick<JobRow, 'jobId'>): MenuEntry => ({
      id: 'status',
      label: 'View Status',
      ...maySeeStatus.offer(),
      onSelect: () => openStatus(jobId),
    }),
  };
};
