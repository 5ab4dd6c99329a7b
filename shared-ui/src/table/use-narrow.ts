import { useState, useSyncExternalStore } from 'react';

export const narrowQuery = '(max-width: 699.98px)';

const watch = (listener: () => void) => {
  const list = window.matchMedia(narrowQuery);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
};

/** Whether rows are drawn as cards: below 700 px. What is `held` stays as it is. */
export const useNarrow = (held: boolean): boolean => {
  const here = useSyncExternalStore(watch, () => window.matchMedia(narrowQuery).matches);
  const [narrow, setNarrow] = useState(here);
  if (!held && narrow !== here) setNarrow(here);
  return narrow;
};
