import { usePermission } from 'shared-auth';
import type { MenuEntry } from 'shared-ui';
import { openPanel } from 'shell/sdk/react';
import { jobStatus } from '../../contract';

/** View Status: opens the drawer with the job's pipeline. */
export const useStatusEntry = () => {
  const { reason } = usePermission('application:view');
  return (jobId: number): MenuEntry => ({
    id: 'status',
    label: 'View Status',
    disabledReason: reason,
    onSelect: () => void openPanel(jobStatus, { jobId }),
  });
};
