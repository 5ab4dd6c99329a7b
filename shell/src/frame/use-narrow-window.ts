import { useSyncExternalStore } from 'react';

const getNarrowQuery = () => window.matchMedia('(max-width: 900px)');

const subscribeToWidth = (listener: () => void): (() => void) => {
  const list = getNarrowQuery();
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
};

export const useNarrowWindow = (): boolean =>
  useSyncExternalStore(subscribeToWidth, () => getNarrowQuery().matches);
