import { getLoginAddress } from '../console-config';
import { goToAddress } from './go-to-address';
import { tabStore } from '../storage/browser-store';
import { getHostSession } from './host-session';

const arrivalsKey = 'sign-in-arrivals';
/**
 * Number of returns from sign-in after which the page stops redirecting; 1 if the tab cannot store the count.
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

/**
 * Navigates away, and ignores further calls for 10 seconds; a page that is still open after that was not
 * left, since the user cancelled.
 */
export const leavePageTo = (address: string, isInstead = false): void => {
  if (isLeaving) return;
  isLeaving = true;
  setTimeout(() => (isLeaving = false), leaveTimeout);
  goToAddress(address, isInstead);
};

/**
 * Redirects to sign-in; an embedded page notifies its host instead. Returns `refused` after too many returns
 * without success, to prevent a redirect loop.
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
