import type { JobSelection } from 'server/contract/jobs/job';
import { download, useListExport } from 'shared-auth';
import { exportBy } from 'shell/sdk/list';

/** Offers the export of jobs. */
export const useJobExport = () =>
  exportBy(useListExport(), (selection: JobSelection) =>
    download({ kind: 'job-export', selection }),
  );
