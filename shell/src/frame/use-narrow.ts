import { useSyncExternalStore } from 'react';

const query = () => window.matchMedia('(max-width: 900px)');

const subscribe = (listener: () => void): (() => void) => {
  const list = query();
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
};

export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => query().matches);
