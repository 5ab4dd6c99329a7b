/** `none`: there was never one. `ended`: what is drawn stays, and waits for another. */
export type HostedSession = 'none' | 'there' | 'ended';

let state: HostedSession = 'none';
const listeners = new Set<() => void>();

/** The host's session, as a store that the embedded pages draw. */
export const hostedSession = {
  current: () => state,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  put: (isThere: boolean): void => {
    const next = isThere ? 'there' : state === 'there' ? 'ended' : state;
    if (state === next) return;
    state = next;
    for (const listener of listeners) listener();
  },
  forget: (): void => {
    state = 'none';
  },
};
