import type { FileTarget } from 'server/contract/platform/files/file-ticket';
import { fileAddress } from './file-address';

/** @throws ApiError */
export const download = async (target: FileTarget): Promise<void> => {
  const anchor = document.createElement('a');
  anchor.href = await fileAddress(target);
  anchor.download = '';
  anchor.hidden = true;
  document.body.append(anchor);
  anchor.click();
  anchor.remove();
};
