import { useSyncExternalStore } from 'react';

const subscribe = (changed: () => void) => {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
};

/** Whether the tab can be seen. */
export const useIsSeen = (): boolean =>
  useSyncExternalStore(subscribe, () => document.visibilityState === 'visible');
