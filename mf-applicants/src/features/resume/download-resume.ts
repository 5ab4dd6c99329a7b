import { download } from 'shared-auth';
import { notifyFailure } from 'shell/sdk/react';

/** Downloads a stored file; a failure shows a notification. */
export const downloadResume = ({ fileId }: { fileId: string }): Promise<void> =>
  download({ kind: 'file', fileId }).catch(notifyFailure('The download did not start.'));
