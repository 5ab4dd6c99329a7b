import type { JobSelection } from 'server/contract/jobs/job';
import { download, useListExport } from 'shared-auth';
import { exportBy } from 'shell/sdk/list';

/** Offers the export of jobs. */
export const useJobExport = () =>
  exportBy(useListExport(), (rows: JobSelection) => download({ kind: 'list', list: 'job', rows }));
