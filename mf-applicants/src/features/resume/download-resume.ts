import { download } from 'shared-auth';
import { tellFailure } from 'shell/sdk/react';

/** Downloads a stored file; a failure says what to do. */
export const downloadResume = ({ fileId }: { fileId: string }): Promise<void> =>
  download({ kind: 'file', fileId }).catch(tellFailure('The download did not start.'));
