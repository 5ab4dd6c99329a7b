import { ApiError, download } from 'shared-auth';
import { notify } from 'shell/sdk/react';

/** Downloads the rows that were refused, with the reason beside each; a failure says what to do. */
export const downloadRejected = async (importId: number): Promise<void> => {
  try {
    await download({ kind: 'list', list: 'rejected-row', rows: { importId } });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    notify.error(
      `The download did not start. ${error.message}`,
      error.requestId ? { reference: error.requestId } : {},
    );
  }
};
