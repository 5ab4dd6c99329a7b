import type { Session } from './session';

export type Renewal = 'renewed' | 'refused' | 'unreachable';

/** The session of a page that a foreign host embeds: it is the host's, and kept in no storage. */
export interface HostSession {
  current: () => Session | undefined;
  /** Asks the host for another access token than `stale`. */
  renew: (stale: string) => Promise<Renewal>;
  /** The server takes the session no longer. */
  ended: () => void;
}

let host: HostSession | undefined;

export const hostSession = (): HostSession | undefined => host;

export const takeSessionOf = (given: HostSession): void => {
  host = given;
};
