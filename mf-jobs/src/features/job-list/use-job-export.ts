import type { JobSelection } from 'server/contract/jobs/postings/job';
import { download, useListExport } from 'shared-auth';
import { exportBy } from 'shell/sdk/list';

export const useJobExport = () =>
  exportBy(useListExport(), (rows: JobSelection, columns) =>
    download({ kind: 'list', list: 'job', rows, columns }),
  );
