import { useSyncExternalStore } from 'react';

const getQuery = () => window.matchMedia('(max-width: 900px)');

const subscribe = (listener: () => void): (() => void) => {
  const list = getQuery();
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
};

export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => getQuery().matches);
