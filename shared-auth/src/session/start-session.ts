import { configureConsole, type StatedAddresses } from '../console-config';
import { forgetDraftsAtSignOut } from '../drafts/forget-at-sign-out';
import { siteStore } from '../storage/browser-store';
import { askForRenewal, exchangeToken } from './account';
import { takenArrival, type Arrival } from './arrival';
import { hostSession } from './host-session';
import { leaveForSignIn, noteArrival } from './leave';
import { renew, renewInTime } from './renewal';
import { choiceBetween, type PersonChoice } from './person-choice';
import { asSession, tokensOf, type Session } from './session';
import { storedSession, storeSession } from './stored-session';
import { claimsOf, subjectOf } from './token-life';
import { watchOtherTabs } from './other-tabs';

/**
 * `kept`: signed in, but a link arrived that signs nobody in. `redirecting`: draw nothing.
 * `refused`: sign-in keeps failing. `unreachable`: the account service did not answer.
 * `PersonChoice`: the link signs in another user; ask.
 */
export type SessionStart =
  'signed-in' | 'kept' | 'redirecting' | 'refused' | 'unreachable' | PersonChoice;

const signedIn = (token: string, justReceived: boolean): SessionStart => {
  renewInTime(token, justReceived);
  watchOtherTabs();
  forgetDraftsAtSignOut();
  return 'signed-in';
};

/** If the browser's storage is closed, the cookie still identifies the session. */
const sessionOfCookie = async (): Promise<Session | 'refused' | 'unreachable'> => {
  if (hostSession() || siteStore.keeps()) return 'refused';
  const answer = await askForRenewal();
  if (typeof answer === 'string') return answer;
  const session = asSession({ authType: answer.authType, ...tokensOf(answer) });
  if (!session) return 'refused';
  storeSession(session);
  return session;
};

const livingSession = async (): Promise<Session | 'refused' | 'unreachable'> => {
  const session = storedSession();
  if (!session) return sessionOfCookie();
  const claims = claimsOf(session.selfToken);
  if (!claims || claims.expiresAt > Date.now() / 1000) return session;
  const outcome = await renew(session.selfToken);
  return outcome === 'renewed' ? (storedSession() ?? 'refused') : outcome;
};

const startFromStore = async (): Promise<SessionStart> => {
  const before = storedSession()?.selfToken;
  const session = await livingSession();
  if (session === 'unreachable') return session;
  if (session === 'refused') return leaveForSignIn();
  return signedIn(session.selfToken, session.selfToken !== before);
};

const startWithout = async (): Promise<SessionStart> => {
  if (!storedSession()) return leaveForSignIn();
  const outcome = await startFromStore();
  return outcome === 'signed-in' ? 'kept' : outcome;
};

/** A one-time code works only in the browser that signed in; anybody can put a token into a link. */
const isToken = (arrived: string): boolean => claimsOf(arrived) !== undefined;

const choiceFor = async (arrived: Session): Promise<PersonChoice | 'unreachable' | undefined> => {
  const current = await livingSession();
  if (typeof current === 'string') return current === 'unreachable' ? current : undefined;
  if (subjectOf(current.selfToken) === subjectOf(arrived.selfToken)) return undefined;
  return choiceBetween(current, arrived).catch(() => 'unreachable');
};

const startFromArrival = async (arrival: Arrival): Promise<SessionStart> => {
  noteArrival();
  const { token, app, authType, ssoToken } = arrival;
  if (!token || !['self', 'sso'].includes(authType)) return startWithout();
  const answer = await exchangeToken(token);
  if (answer === 'unreachable') return answer;
  const arrived =
    answer === 'refused'
      ? undefined
      : asSession({ authType, appToken: app, ssoToken, ...tokensOf(answer) });
  if (!arrived) return startWithout();
  const choice = isToken(token) ? await choiceFor(arrived) : undefined;
  if (choice) return choice;
  storeSession(arrived);
  return signedIn(arrived.selfToken, true);
};

export const startSession = (stated: StatedAddresses): Promise<SessionStart> => {
  configureConsole(stated);
  const arrival = takenArrival();
  return arrival?.token || arrival?.authType ? startFromArrival(arrival) : startFromStore();
};
