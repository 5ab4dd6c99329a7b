import { getLogoutAddress } from '../console-config';
import { leaveTo, resetArrivals } from './leave';
import { stopRenewing } from './renewal';
import { forgetSession } from './stored-session';

const listeners = new Set<() => void>();

/** Calls `listener` on sign-out in this tab or another. */
export const onSignOut = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const announceSignOut = (): void => {
  stopRenewing();
  for (const listener of listeners) listener();
};

export const signOut = (): void => {
  announceSignOut();
  forgetSession();
  resetArrivals();
  // Back must not return here and sign out the next user.
  leaveTo(getLogoutAddress(), true);
};
