import { mutate } from 'swr';
import { configureConsole, type StatedAddresses } from '../console-config';
import { endLive } from '../realtime/live';
import { takeSessionOf, type Renewal } from '../session/host-session';
import { renew, renewInTime, stopRenewing } from '../session/renewal';
import type { Session } from '../session/session';
import { appOf, subjectOf } from '../session/token-life';

/** The host returns a valid access token, or undefined when the user has to sign in. */
export type GetAccessToken = (stale: string | undefined) => Promise<string | undefined>;

interface SessionOptions {
  addresses: StatedAddresses;
  getAccessToken: GetAccessToken;
  onSession: (isThere: boolean) => void;
}

const sessionOf = (token: string): Session => ({
  selfToken: token,
  appToken: appOf(token) ?? '',
  authType: 'self',
  ssoToken: '',
});

/** Uses the session of a foreign host from now on, and stores no token. */
export const startHostedSession = ({ addresses, getAccessToken, onSession }: SessionOptions) => {
  let session: Session | undefined;

  const put = (token: string, justReceived: boolean): void => {
    session = sessionOf(token);
    renewInTime(token, justReceived);
    onSession(true);
  };

  const ask = async (stale: string | undefined): Promise<Renewal> => {
    const token = await getAccessToken(stale).catch(() => null);
    if (token === null) return 'unreachable';
    const isOther = token && stale && subjectOf(token) !== subjectOf(stale);
    if (!token || token === stale || isOther) return 'refused';
    put(token, true);
    return 'renewed';
  };

  configureConsole(addresses);
  takeSessionOf({ current: () => session, renew: ask, ended: () => onSession(false) });
  return {
    isThere: (): boolean => session !== undefined,
    ask: async (): Promise<Renewal> => {
      const outcome = session ? await renew(session.selfToken) : await ask(undefined);
      if (outcome === 'renewed') void mutate(() => true);
      return outcome;
    },
    /** Closes the connection and clears the cache when the host unmounts the last part of the console. */
    rest: (): void => {
      stopRenewing();
      endLive();
      session = undefined;
      void mutate(() => true, undefined, { revalidate: false });
    },
  };
};
