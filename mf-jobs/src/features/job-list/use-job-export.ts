import type { JobSelection } from 'server/contract/jobs/job';
import { download, useListExport } from 'shared-auth';
import { exportEntry } from 'shell/sdk/list';
import type { Selected } from 'shell/sdk/react';

/** Offers the export of jobs. */
export const useJobExport = () => {
  const may = useListExport();
  return (selected: Selected<JobSelection>) =>
    exportEntry(
      { may, download: (selection) => download({ kind: 'job-export', selection }) },
      selected,
    );
};
