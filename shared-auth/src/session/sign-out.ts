import { getLogoutAddress } from '../console-config';
import { leavePageTo, resetArrivalCount } from './leave-page';
import { stopSessionRenewal } from './session-renewal';
import { forgetStoredSession } from './stored-session';

const signOutListeners = new Set<() => void>();

/** Calls `listener` on sign-out in this tab or another. */
export const onSignOut = (listener: () => void): (() => void) => {
  signOutListeners.add(listener);
  return () => signOutListeners.delete(listener);
};

export const announceSignOut = (): void => {
  stopSessionRenewal();
  for (const listener of signOutListeners) listener();
};

export const signOut = (): void => {
  announceSignOut();
  forgetStoredSession();
  resetArrivalCount();
  // Replaces the history entry, so that Back cannot return to the sign-out page and sign out the next user.
  leavePageTo(getLogoutAddress(), true);
};
