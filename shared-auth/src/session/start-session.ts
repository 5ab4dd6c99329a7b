import { configureConsole, type StatedAddresses } from '../console-config';
import { forgetDraftsAtSignOut } from '../drafts/forget-at-sign-out';
import { siteStore } from '../storage/browser-store';
import { requestRenewedTokens, exchangeArrivalToken } from './account';
import { takeSignInArrival, type SignInArrival } from './sign-in-arrival';
import { getHostSession } from './host-session';
import { leaveForSignIn, countSignInArrival } from './leave-page';
import { renewSession, scheduleSessionRenewal } from './session-renewal';
import { createPersonChoice, type PersonChoice } from './person-choice';
import { parseSession, toSessionTokens, type Session } from './session';
import { getStoredSession, storeSession } from './stored-session';
import { parseTokenClaims, getTokenSubject } from './token-life';
import { watchOtherTabs } from './other-tabs';

/**
 * Outcome of the session's start. `kept`: still signed in as before, since the sign-in link was invalid.
 * `redirecting`: render nothing. `refused`: sign-in failed repeatedly. `unreachable`: the account service did
 * not respond. `PersonChoice`: the link signs in another user, so the user must choose.
 */
export type SessionStart =
  'signed-in' | 'kept' | 'redirecting' | 'refused' | 'unreachable' | PersonChoice;

const finishSignIn = (token: string, justReceived: boolean): SessionStart => {
  scheduleSessionRenewal(token, justReceived);
  watchOtherTabs();
  forgetDraftsAtSignOut();
  return 'signed-in';
};

/** Restores the session by its cookie if browser storage is unavailable. */
const restoreFromCookie = async (): Promise<Session | 'refused' | 'unreachable'> => {
  if (getHostSession() || siteStore.keeps()) return 'refused';
  const answer = await requestRenewedTokens();
  if (typeof answer === 'string') return answer;
  const session = parseSession({ authType: answer.authType, ...toSessionTokens(answer) });
  if (!session) return 'refused';
  storeSession(session);
  return session;
};

const getCurrentSession = async (): Promise<Session | 'refused' | 'unreachable'> => {
  const session = getStoredSession();
  if (!session) return restoreFromCookie();
  const claims = parseTokenClaims(session.selfToken);
  if (!claims || claims.expiresAt > Date.now() / 1000) return session;
  const outcome = await renewSession(session.selfToken);
  return outcome === 'renewed' ? (getStoredSession() ?? 'refused') : outcome;
};

const startFromStore = async (): Promise<SessionStart> => {
  const before = getStoredSession()?.selfToken;
  const session = await getCurrentSession();
  if (session === 'unreachable') return session;
  if (session === 'refused') return leaveForSignIn();
  return finishSignIn(session.selfToken, session.selfToken !== before);
};

const startWithoutArrival = async (): Promise<SessionStart> => {
  if (!getStoredSession()) return leaveForSignIn();
  const outcome = await startFromStore();
  return outcome === 'signed-in' ? 'kept' : outcome;
};

/**
 * True for an access token in the sign-in link. Anybody can create such a link, unlike a one-time code, which
 * works only in the browser that signed in.
 */
const isSessionToken = (arrived: string): boolean => parseTokenClaims(arrived) !== undefined;

const findPersonChoice = async (
  arrived: Session,
): Promise<PersonChoice | 'unreachable' | undefined> => {
  const current = await getCurrentSession();
  if (typeof current === 'string') return current === 'unreachable' ? current : undefined;
  if (getTokenSubject(current.selfToken) === getTokenSubject(arrived.selfToken)) return undefined;
  return createPersonChoice(current, arrived).catch(() => 'unreachable');
};

const startFromArrival = async (arrival: SignInArrival): Promise<SessionStart> => {
  countSignInArrival();
  const { token, app, authType, ssoToken } = arrival;
  if (!token || !['self', 'sso'].includes(authType)) return startWithoutArrival();
  const answer = await exchangeArrivalToken(token);
  if (answer === 'unreachable') return answer;
  const arrived =
    answer === 'refused'
      ? undefined
      : parseSession({ authType, appToken: app, ssoToken, ...toSessionTokens(answer) });
  if (!arrived) return startWithoutArrival();
  const choice = isSessionToken(token) ? await findPersonChoice(arrived) : undefined;
  if (choice) return choice;
  storeSession(arrived);
  return finishSignIn(arrived.selfToken, true);
};

export const startSession = (stated: StatedAddresses): Promise<SessionStart> => {
  configureConsole(stated);
  const arrival = takeSignInArrival();
  return arrival?.token || arrival?.authType ? startFromArrival(arrival) : startFromStore();
};
