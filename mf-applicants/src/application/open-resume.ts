import { fileAddress } from 'shared-auth';
import { openFile } from 'shell/sdk/record';

export const openResume = ({ fileId }: { fileId: string }): Promise<void> =>
  openFile(() => fileAddress({ kind: 'file', fileId }), 'resume');
