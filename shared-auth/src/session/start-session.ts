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
 * `signed-in`: calls can be made. `kept`: the same, but a link arrived that signs nobody in; say so.
 * `redirecting`: the page is leaving, draw nothing.
 * `refused`: signing in keeps failing, say so and offer `signInAgain`.
 * `unreachable`: the account service did not answer, say so and offer to try again.
 * A choice: the link signs in another person than the one who is here; ask.
 */
export type SessionStart =
  'signed-in' | 'kept' | 'redirecting' | 'refused' | 'unreachable' | PersonChoice;

const signedIn = (token: string, justReceived: boolean): SessionStart => {
  renewInTime(token, justReceived);
  watchOtherTabs();
  forgetDraftsAtSignOut();
  return 'signed-in';
};

/** Where a browser keeps no session for this site, its cookie still does. */
const sessionOfCookie = async (): Promise<Session | 'refused' | 'unreachable'> => {
  if (hostSession() || siteStore.keeps()) return 'refused';
  const answer = await askForRenewal();
  if (typeof answer === 'string') return answer;
  const session = asSession({ authType: answer.authType, ...tokensOf(answer) });
  if (!session) return 'refused';
  storeSession(session);
  return session;
};

/** The stored session, renewed if its access token has ended. */
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

/** A link that signs nobody in changes nothing for who is here. */
const startWithout = async (): Promise<SessionStart> => {
  if (!storedSession()) return leaveForSignIn();
  const outcome = await startFromStore();
  return outcome === 'signed-in' ? 'kept' : outcome;
};

/** A code works only in the browser where its person just signed in; a token works for whoever has it. */
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
  // The provider's token comes with the answer, or came with the link.
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

/** Settles who is here: by what arrived with the address, else by what is stored, else by signing in. */
export const startSession = (stated: StatedAddresses): Promise<SessionStart> => {
  configureConsole(stated);
  const arrival = takenArrival();
  return arrival?.token || arrival?.authType ? startFromArrival(arrival) : startFromStore();
};
