import type { JobSelection } from 'server/contract/jobs/job';
import { ApiError, download } from 'shared-auth';
import { notify } from 'shell/sdk/react';

/** Downloads jobs as CSV; a failure says what to do. */
export const exportJobs = async (selection: JobSelection): Promise<void> => {
  try {
    await download({ kind: 'job-export', selection });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    notify.error(
      `The export did not start. ${error.message}`,
      error.requestId ? { reference: error.requestId } : {},
    );
  }
};
