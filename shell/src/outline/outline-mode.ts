import { storeInTab, readFromTab } from '../tab/tab-storage';

const outlineModeKey = 'outline-regions';
const listeners = new Set<() => void>();
let isOn = readFromTab(outlineModeKey) !== null;

/** Mode in which this tab outlines the parts of remotes; it survives a page reload. */
export const outlineModeStore = {
  isOn: () => isOn,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  turn: () => {
    isOn = !isOn;
    storeInTab(outlineModeKey, isOn ? 'on' : undefined);
    for (const listener of listeners) listener();
  },
};

export const getRegionProps = (kind: 'page' | 'card' | 'menu entry', remoteId: string) => ({
  'data-region': `${kind} ${remoteId}`,
});
