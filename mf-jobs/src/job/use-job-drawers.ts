import { useEffect, useEffectEvent } from 'react';
import type { JobRow } from 'server/contract/job';
import { usePermission } from 'shared-auth';
import type { MenuEntry } from 'shared-ui';
import { addressField, openPanel, panelRequests, useAddressState } from 'shell/sdk/react';
import { jobStatus, publishJob } from '../../contract';

const panels = { publish: publishJob, status: jobStatus };
const names = ['', 'publish', 'status'] as const;
const fields = { drawer: addressField.choice(names, ''), of: addressField.id };
const closed = { drawer: '', of: undefined } as const;

/** Menu entries for the drawers of a job; the open one stands in the address of the page below it. */
export const useJobDrawers = () => {
  const [{ drawer, of }, change] = useAddressState(fields);
  const mayPublish = usePermission('job:publish');
  const maySeeStatus = usePermission('application:view');
  const close = useEffectEvent(() => change(closed, { replace: true }));

  useEffect(() => {
    if (drawer === '' || of === undefined) return;
    let hasLeft = false;
    const panel = panels[drawer];
    void openPanel(panel, { jobId: of }).then(() => {
      if (!hasLeft) close();
    });
    return () => {
      hasLeft = true;
      for (const request of panelRequests.current()) if (request.id === panel) request.close();
    };
  }, [drawer, of]);

  const show = (name: keyof typeof panels, jobId: number) =>
    change({ drawer: name, of: jobId }, { replace: true });
  return {
    /** Publish for a saved job, Unpublish for a published one: both lead to its platforms. */
    publish: ({ jobId, status, may }: Pick<JobRow, 'jobId' | 'status' | 'may'>): MenuEntry => ({
      id: 'publish',
      label: status === 'Published' ? 'Unpublish' : 'Publish',
      disabledReason: mayPublish.reasonFor(may.includes('publish')),
      onSelect: () => show('publish', jobId),
    }),
    status: ({ jobId }: Pick<JobRow, 'jobId'>): MenuEntry => ({
      id: 'status',
      label: 'View Status',
      disabledReason: maySeeStatus.reason,
      onSelect: () => show('status', jobId),
    }),
  };
};
