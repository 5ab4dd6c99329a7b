import { notify, notifyFailure } from '../react';

/**
 * Opens a file in a new tab: `openFile(() => fileAddress({ kind: 'file', fileId }), 'resume')`. The tab is
 * opened before the URL is known, since browsers would block a later one; failures show a notification.
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
