import { askForRenewal } from './account';
import { hostSession, type Renewal } from './host-session';
import { oneTabAtATime } from './one-tab-at-a-time';
import { tokensOf } from './session';
import { storedSession, storeSession } from './stored-session';
import { renewalDelay, subjectOf } from './token-life';

let running: Promise<Renewal> | undefined;
let refusedToken: string | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

const listeners = new Set<() => void>();

/** Calls `listener` when this tab or another renews the access token. */
export const onRenewed = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const renewUnlessDone = async (stale: string): Promise<Renewal> => {
  const session = storedSession();
  if (!session) return 'refused';
  if (session.selfToken !== stale) return 'renewed';
  if (stale === refusedToken) return 'refused';
  const answer = await askForRenewal();
  // Another user's cookie must not turn this page into theirs.
  const isOther = typeof answer !== 'string' && subjectOf(answer.selfToken) !== subjectOf(stale);
  if (answer === 'refused' || isOther) refusedToken = stale;
  if (isOther) return 'refused';
  if (typeof answer === 'string') return answer;
  // A sign-out during the renewal wins.
  if (!storedSession()) return 'refused';
  storeSession({ ...session, ...tokensOf(answer) });
  renewInTime(answer.selfToken, true);
  return 'renewed';
};

/** Renews the token once per tab and once across tabs, however often it is called. */
export const renew = (stale: string): Promise<Renewal> => {
  const host = hostSession();
  const renewing = () =>
    host ? host.renew(stale) : oneTabAtATime('session-renewal', () => renewUnlessDone(stale));
  running ??= renewing().finally(() => {
    running = undefined;
  });
  return running;
};

/** After a refusal, the next call leaves for the sign-in page. */
export const renewInTime = (token: string, justReceived: boolean): void => {
  clearTimeout(timer);
  const delay = renewalDelay(token, justReceived);
  if (delay !== undefined) timer = setTimeout(() => void renew(token), delay);
  for (const listener of listeners) listener();
};

export const stopRenewing = (): void => clearTimeout(timer);
