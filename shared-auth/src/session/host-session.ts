import type { Session } from './session';

export type RenewalOutcome = 'renewed' | 'refused' | 'unreachable';

/** Session of a page that a foreign host embeds. The host owns it; no storage contains it. */
export interface HostSession {
  current: () => Session | undefined;
  /** Asks the host for an access token other than `stale`. */
  renew: (stale: string) => Promise<RenewalOutcome>;
  /** Called when the server no longer accepts the session. */
  ended: () => void;
}

let hostSession: HostSession | undefined;

export const getHostSession = (): HostSession | undefined => hostSession;

export const setHostSession = (given: HostSession): void => {
  hostSession = given;
};
