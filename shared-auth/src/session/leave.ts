import { loginAddress } from '../console-config';
import { goTo } from './go-to';
import { tabStore } from '../storage/browser-store';
import { hostSession } from './host-session';

const arrivalsKey = 'sign-in-arrivals';
/** A tab that cannot store the count comes back once and then does not leave again by itself. */
const maxArrivals = (): number => (tabStore.isKept() ? 2 : 1);

let leaving = false;

const arrivals = (): number => Number(tabStore.get(arrivalsKey)) || 0;

export const noteArrival = (): void => tabStore.set(arrivalsKey, String(arrivals() + 1));

export const noteAccepted = (): void => {
  if (!hostSession()) tabStore.remove(arrivalsKey);
};

const staysAfter = 10_000;

/** Navigates away; ignores further calls for 10 seconds, after which the user must have cancelled. */
export const leaveTo = (address: string, isInstead = false): void => {
  if (leaving) return;
  leaving = true;
  setTimeout(() => (leaving = false), staysAfter);
  goTo(address, isInstead);
};

/**
 * Returns `refused` after too many returns without success, so that there is no redirect loop. An embedded
 * page never leaves: its host provides the session.
 */
export const leaveForSignIn = (): 'redirecting' | 'refused' => {
  const host = hostSession();
  if (host) {
    host.ended();
    return 'redirecting';
  }
  if (!leaving && arrivals() >= maxArrivals()) return 'refused';
  leaveTo(loginAddress());
  return 'redirecting';
};

export const signInAgain = (): void => {
  noteAccepted();
  leaveTo(loginAddress());
};
