import { ApiError } from 'shared-auth';
import { notify } from 'shell/sdk/react';
import { fileAddress } from './file-address';

/** Shows a file in a new tab; the tab is opened at once, since browsers refuse one that comes later. */
export const openResume = async ({ fileId }: { fileId: string }): Promise<void> => {
  const tab = window.open('', '_blank');
  if (!tab) {
    notify.error('The browser did not open a new tab. Allow pop-ups for this page, then repeat.');
    return;
  }
  tab.opener = null;
  try {
    tab.location.replace(await fileAddress(fileId));
  } catch (error) {
    tab.close();
    if (!(error instanceof ApiError)) throw error;
    notify.error(
      `The resume could not be opened. ${error.message}`,
      error.requestId ? { reference: error.requestId } : {},
    );
  }
};
