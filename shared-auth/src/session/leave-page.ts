import { getLoginAddress } from '../console-config';
import { goToAddress } from './go-to-address';
import { tabStore } from '../storage/browser-store';
import { getHostSession } from './host-session';

const arrivalsKey = 'sign-in-arrivals';
/**
 * Sign-ins after which the page stops redirecting; 1 if the tab cannot store the count, which it
 * then loses.
 */
const getMaxArrivals = (): number => (tabStore.isKept() ? 2 : 1);

let isLeaving = false;

const readArrivalCount = (): number => Number(tabStore.get(arrivalsKey)) || 0;

export const countSignInArrival = (): void =>
  tabStore.set(arrivalsKey, String(readArrivalCount() + 1));

export const resetArrivalCount = (): void => {
  if (!getHostSession()) tabStore.remove(arrivalsKey);
};

const leaveTimeout = 10_000;

/** Navigates away; ignores further calls for 10 seconds, after which the user must have cancelled. */
export const leavePageTo = (address: string, isInstead = false): void => {
  if (isLeaving) return;
  isLeaving = true;
  setTimeout(() => (isLeaving = false), leaveTimeout);
  goToAddress(address, isInstead);
};

/**
 * Returns `refused` after too many returns without success, so that there is no redirect loop. An embedded
 * page never leaves: its host provides the session.
 */
export const leaveForSignIn = (): 'redirecting' | 'refused' => {
  const host = getHostSession();
  if (host) {
    host.ended();
    return 'redirecting';
  }
  if (!isLeaving && readArrivalCount() >= getMaxArrivals()) return 'refused';
  leavePageTo(getLoginAddress());
  return 'redirecting';
};

export const signInAgain = (): void => {
  resetArrivalCount();
  leavePageTo(getLoginAddress());
};
