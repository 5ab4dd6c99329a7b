let isOn = false;
const listeners = new Set<() => void>();

/** Whether this tab outlines what each remote draws. */
export const outlineMode = {
  isOn: () => isOn,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  turn: () => {
    isOn = !isOn;
    for (const listener of listeners) listener();
  },
};

/** Marks what a remote draws: `page jobs`. */
export const regionOf = (kind: 'page' | 'card' | 'menu entry', remoteId: string) => ({
  'data-region': `${kind} ${remoteId}`,
});
