import { download } from 'shared-auth';
import { notifyFailure } from 'shell/sdk/react';

export const downloadResume = ({ fileId }: { fileId: string }): Promise<void> =>
  download({ kind: 'file', fileId }).catch(notifyFailure('The download did not start.'));
