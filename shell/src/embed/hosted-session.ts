/** `none`: there was no session yet. `ended`: the page stays and waits for another session. */
export type HostedSession = 'none' | 'there' | 'ended';

let state: HostedSession = 'none';
const listeners = new Set<() => void>();

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
