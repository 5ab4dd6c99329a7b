import { useSyncExternalStore } from 'react';

const query = '(max-width: 699.98px)';

const watch = (listener: () => void) => {
  const list = window.matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
};

/** Whether rows are drawn as cards: below 700 px. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(watch, () => window.matchMedia(query).matches);
