import { notify, notifyFailure } from '../react';

/**
 * Opens the tab at once, since browsers block a later one: `openFile(() => fileAddress({ kind: 'file',
 * fileId }), 'resume')`. Failures are shown as notifications.
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
    notifyFailure(`The ${what} could not be opened.`)(error);
  }
};
