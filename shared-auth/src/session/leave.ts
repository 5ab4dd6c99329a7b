import { getLoginAddress } from '../console-config';
import { goTo } from './go-to';
import { tabStore } from '../storage/browser-store';
import { getHostSession } from './host-session';

const arrivalsKey = 'sign-in-arrivals';
/** A tab that cannot store the count comes back once and then does not leave again by itself. */
const getMaxArrivals = (): number => (tabStore.isKept() ? 2 : 1);

let isLeaving = false;

const readArrivalCount = (): number => Number(tabStore.get(arrivalsKey)) || 0;

export const noteArrival = (): void => tabStore.set(arrivalsKey, String(readArrivalCount() + 1));

export const resetArrivals = (): void => {
  if (!getHostSession()) tabStore.remove(arrivalsKey);
};

const leaveTimeout = 10_000;

/** Navigates away; ignores further calls for 10 seconds, after which the user must have cancelled. */
export const leaveTo = (address: string, isInstead = false): void => {
  if (isLeaving) return;
  isLeaving = true;
  setTimeout(() => (isLeaving = false), leaveTimeout);
  goTo(address, isInstead);
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
  leaveTo(getLoginAddress());
  return 'redirecting';
};

export const signInAgain = (): void => {
  resetArrivals();
  leaveTo(getLoginAddress());
};
