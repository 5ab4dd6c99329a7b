import { ApiError, download } from 'shared-auth';
import { notify } from 'shell/sdk/react';

export const downloadResume = async ({ fileId }: { fileId: string }): Promise<void> => {
  try {
    await download({ kind: 'file', fileId });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    notify.error(
      `The download did not start. ${error.message}`,
      error.requestId ? { reference: error.requestId } : {},
    );
  }
};
