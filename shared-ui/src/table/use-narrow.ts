import { useState, useSyncExternalStore } from 'react';

const query = '(max-width: 699.98px)';

const watch = (listener: () => void) => {
  const list = window.matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
};

/** Whether rows are drawn as cards: below 700 px. What is `held` stays as it is. */
export const useNarrow = (held: boolean): boolean => {
  const here = useSyncExternalStore(watch, () => window.matchMedia(query).matches);
  const [narrow, setNarrow] = useState(here);
  if (!held && narrow !== here) setNarrow(here);
  return narrow;
};
