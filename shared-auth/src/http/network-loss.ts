const listeners = new Set<() => void>();

/** Calls `listener` when a call finds no network; the shell shows one dialog for it. */
export const onNetworkLoss = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const announceNetworkLoss = (): void => {
  for (const listener of listeners) listener();
};
