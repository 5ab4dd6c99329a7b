import { requestRenewedTokens } from './account';
import { getHostSession, type RenewalOutcome } from './host-session';
import { runInOneTab } from './run-in-one-tab';
import { toSessionTokens } from './session';
import { getStoredSession, storeSession } from './stored-session';
import { getRenewalDelay, getTokenSubject } from './token-life';

let runningRenewal: Promise<RenewalOutcome> | undefined;
let refusedToken: string | undefined;
let renewalTimer: ReturnType<typeof setTimeout> | undefined;

const renewalListeners = new Set<() => void>();

/** Calls `listener` when this tab or another renews the access token. */
export const onSessionRenewed = (listener: () => void): (() => void) => {
  renewalListeners.add(listener);
  return () => renewalListeners.delete(listener);
};

const renewSessionUnlessDone = async (stale: string): Promise<RenewalOutcome> => {
  const session = getStoredSession();
  if (!session) return 'refused';
  if (session.selfToken !== stale) return 'renewed';
  if (stale === refusedToken) return 'refused';
  const answer = await requestRenewedTokens();
  // If another user has signed in meanwhile, their cookie must not renew this page's session.
  const isOther =
    typeof answer !== 'string' && getTokenSubject(answer.selfToken) !== getTokenSubject(stale);
  if (answer === 'refused' || isOther) refusedToken = stale;
  if (isOther) return 'refused';
  if (typeof answer === 'string') return answer;
  // If the user signed out during the renewal, the new token is dropped.
  if (!getStoredSession()) return 'refused';
  storeSession({ ...session, ...toSessionTokens(answer) });
  scheduleSessionRenewal(answer.selfToken, true);
  return 'renewed';
};

/** Concurrent calls, in this tab and in others, share one renewal. */
export const renewSession = (stale: string): Promise<RenewalOutcome> => {
  const host = getHostSession();
  const renewing = () =>
    host ? host.renew(stale) : runInOneTab('session-renewal', () => renewSessionUnlessDone(stale));
  runningRenewal ??= renewing().finally(() => {
    runningRenewal = undefined;
  });
  return runningRenewal;
};

/**
 * Schedules the renewal of the access token; if it is refused, nothing happens until the next API call, which
 * redirects to sign-in.
 */
export const scheduleSessionRenewal = (token: string, justReceived: boolean): void => {
  clearTimeout(renewalTimer);
  const delay = getRenewalDelay(token, justReceived);
  if (delay !== undefined) renewalTimer = setTimeout(() => void renewSession(token), delay);
  for (const listener of renewalListeners) listener();
};

export const stopSessionRenewal = (): void => clearTimeout(renewalTimer);
