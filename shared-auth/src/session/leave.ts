import { loginAddress } from '../console-config';
import { goTo } from './go-to';
import { tabStore } from '../storage/browser-store';
import { hostSession } from './host-session';

const arrivalsKey = 'sign-in-arrivals';
/** Where the tab keeps no count, it comes back once, and does not leave again by itself. */
const maxArrivals = (): number => (tabStore.isKept() ? 2 : 1);

let leaving = false;

const arrivals = (): number => Number(tabStore.get(arrivalsKey)) || 0;

/** Notes that this tab came back from the sign-in page. */
export const noteArrival = (): void => tabStore.set(arrivalsKey, String(arrivals() + 1));

/** Notes that the server accepted the session, so the next trip to the sign-in page starts afresh. */
export const noteAccepted = (): void => {
  if (!hostSession()) tabStore.remove(arrivalsKey);
};

const staysAfter = 10_000;

/** Leaves the page; further attempts are ignored until the person evidently chose to stay. */
export const leaveTo = (address: string, isInstead = false): void => {
  if (leaving) return;
  leaving = true;
  setTimeout(() => (leaving = false), staysAfter);
  goTo(address, isInstead);
};

/**
 * Leaves for the sign-in page with the whole current address as callback.
 * Answers `refused` and stays when this tab has come back from there in vain too often: never a loop.
 * A page that a foreign host embeds stays where it is, and the host is asked for a session.
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

/** A person asks for another attempt after a refusal. */
export const signInAgain = (): void => {
  noteAccepted();
  leaveTo(loginAddress());
};
