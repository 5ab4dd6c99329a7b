import type { ApplicationSelection } from 'server/contract/applicants/application';
import { ApiError, download } from 'shared-auth';
import { notify } from 'shell/sdk/react';

/** Downloads applicants as CSV; a failure says what to do. */
export const exportApplications = async (applications: ApplicationSelection): Promise<void> => {
  try {
    await download({ kind: 'application-export', applications });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    notify.error(
      `The export did not start. ${error.message}`,
      error.requestId ? { reference: error.requestId } : {},
    );
  }
};
