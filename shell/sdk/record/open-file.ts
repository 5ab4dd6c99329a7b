import { notify, tellFailure } from '../react';

/**
 * Shows a stored file in a new tab: `openFile(() => fileAddress({ kind: 'file', fileId }), 'resume')`. The
 * tab is opened at once, since browsers refuse one that comes later. A failed call is told.
 * @param what the file is called in sentences.
 */
export const openFile = async (address: () => Promise<string>, what: string): Promise<void> => {
  const tab = window.open('', '_blank');
  if (!tab) {
    notify.error('The browser did not open a new tab. Allow pop-ups for this page, then repeat.');
    return;
  }
  tab.opener = null;
  try {
    tab.location.replace(await address());
  } catch (error) {
    tab.close();
    tellFailure(`The ${what} could not be opened.`)(error);
  }
};
