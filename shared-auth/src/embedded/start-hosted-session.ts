import { mutate } from 'swr';
import { configureConsole, type StatedAddresses } from '../console-config';
import { endLiveUpdates } from '../realtime/live-updates';
import { setHostSession, type RenewalOutcome } from '../session/host-session';
import {
  renewSession,
  scheduleSessionRenewal,
  stopSessionRenewal,
} from '../session/session-renewal';
import type { Session } from '../session/session';
import { getTokenApp, getTokenSubject } from '../session/token-life';

/** Function of the host that returns a valid access token, or undefined if the user must sign in. */
export type GetAccessToken = (stale: string | undefined) => Promise<string | undefined>;

interface HostedSessionOptions {
  addresses: StatedAddresses;
  getAccessToken: GetAccessToken;
  onSession: (isThere: boolean) => void;
}

const toHostedSession = (token: string): Session => ({
  selfToken: token,
  appToken: getTokenApp(token) ?? '',
  authType: 'self',
  ssoToken: '',
});

/** Switches to the session of a foreign host page, without storing tokens. */
export const startHostedSession = ({
  addresses,
  getAccessToken,
  onSession,
}: HostedSessionOptions) => {
  let session: Session | undefined;

  const put = (token: string, justReceived: boolean): void => {
    session = toHostedSession(token);
    scheduleSessionRenewal(token, justReceived);
    onSession(true);
  };

  const ask = async (stale: string | undefined): Promise<RenewalOutcome> => {
    const token = await getAccessToken(stale).catch(() => null);
    if (token === null) return 'unreachable';
    const isOther = token && stale && getTokenSubject(token) !== getTokenSubject(stale);
    if (!token || token === stale || isOther) return 'refused';
    put(token, true);
    return 'renewed';
  };

  configureConsole(addresses);
  setHostSession({ current: () => session, renew: ask, ended: () => onSession(false) });
  return {
    isThere: (): boolean => session !== undefined,
    ask: async (): Promise<RenewalOutcome> => {
      const outcome = session ? await renewSession(session.selfToken) : await ask(undefined);
      if (outcome === 'renewed') void mutate(() => true);
      return outcome;
    },
    /**
     * Closes the realtime connection and clears the cache; call when the host unmounts the last part of the
     * console.
     */
    rest: (): void => {
      stopSessionRenewal();
      endLiveUpdates();
      session = undefined;
      void mutate(() => true, undefined, { revalidate: false });
    },
  };
};
