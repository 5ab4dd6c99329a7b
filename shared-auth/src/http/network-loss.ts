/** What was on its way when the network was found gone. */
export type LostCall = 'read' | 'write';

type Listener = (lost: LostCall) => void;

const listeners = new Set<Listener>();

/** Calls `listener` when a call finds no network; the shell shows one dialog for it. */
export const onNetworkLoss = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const announceNetworkLoss = (lost: LostCall): void => {
  for (const listener of listeners) listener(lost);
};
