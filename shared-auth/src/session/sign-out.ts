import { logoutAddress } from '../console-config';
import { leaveTo, noteAccepted } from './leave';
import { stopRenewing } from './renewal';
import { forgetSession } from './stored-session';

const listeners = new Set<() => void>();

/** Calls `listener` when the person signs out, in this tab or another; drafts are cleared there. */
export const onSignOut = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const announceSignOut = (): void => {
  stopRenewing();
  for (const listener of listeners) listener();
};

/** Ends the session in every tab and leaves for the account service's sign-out page. */
export const signOut = (): void => {
  announceSignOut();
  forgetSession();
  noteAccepted();
  // Back would sign out again, and whoever signed in since.
  leaveTo(logoutAddress(), true);
};
