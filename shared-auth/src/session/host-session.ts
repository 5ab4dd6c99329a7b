import type { Session } from './session';

export type RenewalOutcome = 'renewed' | 'refused' | 'unreachable';

/**
 * Session of a page that is embedded in a foreign host page. The host manages the session; the console never
 * stores it.
 */
export interface HostSession {
  current: () => Session | undefined;
  /** Requests an access token other than `stale` from the host. */
  renew: (stale: string) => Promise<RenewalOutcome>;
  /** Call when the server no longer accepts the session. */
  ended: () => void;
}

let hostSession: HostSession | undefined;

export const getHostSession = (): HostSession | undefined => hostSession;

export const setHostSession = (given: HostSession): void => {
  hostSession = given;
};
