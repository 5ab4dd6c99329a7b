import { useSyncExternalStore } from 'react';

const query = () => window.matchMedia('(max-width: 900px)');

const subscribe = (listener: () => void): (() => void) => {
  const list = query();
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
};

/** Whether the menu has no room beside the page. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => query().matches);
