/** `none`: no session yet. `ended`: the page stays visible and waits for a new session. */
export type HostedSessionState = 'none' | 'there' | 'ended';

let sessionState: HostedSessionState = 'none';
const listeners = new Set<() => void>();

export const hostedSession = {
  current: () => sessionState,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  put: (isThere: boolean): void => {
    const next = isThere ? 'there' : sessionState === 'there' ? 'ended' : sessionState;
    if (sessionState === next) return;
    sessionState = next;
    for (const listener of listeners) listener();
  },
  forget: (): void => {
    sessionState = 'none';
  },
};
