import { configureConsole, type StatedAddresses } from '../console-config';
import { forgetDraftsAtSignOut } from '../drafts/forget-at-sign-out';
import { exchangeToken } from './account';
import { takenArrival, type Arrival } from './arrival';
import { leaveForSignIn, noteArrival } from './leave';
import { renew, renewInTime } from './renewal';
import { asSession } from './session';
import { storedSession, storeSession } from './stored-session';
import { claimsOf } from './token-life';
import { watchOtherTabs } from './other-tabs';

/**
 * `signed-in`: calls can be made. `redirecting`: the page is leaving, draw nothing.
 * `refused`: signing in keeps failing, say so and offer `signInAgain`.
 * `unreachable`: the account service did not answer, say so and offer to try again.
 */
export type SessionStart = 'signed-in' | 'redirecting' | 'refused' | 'unreachable';

const signedIn = (token: string, justReceived: boolean): SessionStart => {
  renewInTime(token, justReceived);
  watchOtherTabs();
  forgetDraftsAtSignOut();
  return 'signed-in';
};

const startFromArrival = async (arrival: Arrival): Promise<SessionStart> => {
  noteArrival();
  const asked = asSession({ ...arrival, selfToken: arrival.token, appToken: arrival.app });
  if (!asked) return leaveForSignIn();
  const answer = await exchangeToken(asked.selfToken);
  if (answer === 'unreachable') return 'unreachable';
  if (answer === 'refused') return leaveForSignIn();
  storeSession({ ...asked, selfToken: answer.selfToken, appToken: answer.appToken });
  return signedIn(answer.selfToken, true);
};

const startFromStore = async (): Promise<SessionStart> => {
  const session = storedSession();
  if (!session) return leaveForSignIn();
  const claims = claimsOf(session.selfToken);
  if (!claims || claims.expiresAt > Date.now() / 1000) return signedIn(session.selfToken, false);
  const outcome = await renew(session.selfToken);
  if (outcome === 'unreachable') return 'unreachable';
  if (outcome === 'refused') return leaveForSignIn();
  return signedIn(storedSession()?.selfToken ?? '', true);
};

/** Settles who is here: by what arrived with the address, else by what is stored, else by signing in. */
export const startSession = (stated: StatedAddresses): Promise<SessionStart> => {
  configureConsole(stated);
  const arrival = takenArrival();
  return arrival?.token || arrival?.authType ? startFromArrival(arrival) : startFromStore();
};
