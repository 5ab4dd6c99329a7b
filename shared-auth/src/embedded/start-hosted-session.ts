import { mutate } from 'swr';
import { configureConsole, type StatedAddresses } from '../console-config';
import { endLive } from '../realtime/live';
import { takeSessionOf, type Renewal } from '../session/host-session';
import { renew, renewInTime, stopRenewing } from '../session/renewal';
import type { Session } from '../session/session';
import { appOf, subjectOf } from '../session/token-life';

/** What a host gives: a valid access token each time it is asked; undefined when the person has to sign in. */
export type GetAccessToken = (stale: string | undefined) => Promise<string | undefined>;

interface Given {
  addresses: StatedAddresses;
  getAccessToken: GetAccessToken;
  /** Told when the session has ended, and when there is one again. */
  onSession: (isThere: boolean) => void;
}

const sessionOf = (token: string): Session => ({
  selfToken: token,
  appToken: appOf(token) ?? '',
  authType: 'self',
  ssoToken: '',
});

/** Works with the session of a foreign host from now on. What it hands over stays in memory. */
export const startHostedSession = ({ addresses, getAccessToken, onSession }: Given) => {
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
    /** Asks the host for a session: at first, and when a person says that they have signed in again. */
    ask: async (): Promise<Renewal> => {
      const outcome = session ? await renew(session.selfToken) : await ask(undefined);
      // What was refused meanwhile is read anew.
      if (outcome === 'renewed') void mutate(() => true);
      return outcome;
    },
    /** Nothing of the console is shown any more: the connection is closed, and what was read is forgotten. */
    rest: (): void => {
      stopRenewing();
      endLive();
      session = undefined;
      void mutate(() => true, undefined, { revalidate: false });
    },
  };
};
