import type { JobRow } from 'server/contract/job';
import { usePermission } from 'shared-auth';
import type { MenuEntry } from 'shared-ui';
import { openPanel } from 'shell/sdk/react';
import { publishJob } from '../../contract';

/** Publish for a saved job and Unpublish for a published one: both open the drawer of its platforms. */
export const usePublishEntry = () => {
  const { reason } = usePermission('job:publish');
  return ({ jobId, status }: Pick<JobRow, 'jobId' | 'status'>): MenuEntry => ({
    id: 'publish',
    label: status === 'Published' ? 'Unpublish' : 'Publish',
    disabledReason: reason,
    onSelect: () => void openPanel(publishJob, { jobId }),
  });
};
