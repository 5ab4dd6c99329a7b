import { fileAddress } from 'shared-auth';
import { openFile } from 'shell/sdk/record';

/** Shows a resume in a new tab. */
export const openResume = ({ fileId }: { fileId: string }): Promise<void> =>
  openFile(() => fileAddress({ kind: 'file', fileId }), 'resume');
