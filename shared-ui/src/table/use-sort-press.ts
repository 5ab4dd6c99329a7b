import { useCallback, useEffect, useRef } from 'react';
import type { Sort } from './column';

/** Up, then down, then in the list's own order. */
const nextSort = (sort: Sort | null, id: string): Sort | null => {
  if (sort?.id !== id) return { id, desc: false };
  return sort.desc ? null : { id, desc: true };
};

/** What a press on a column's head does; always the same function, so that heads are not drawn again. */
export const useSortPress = (
  sort: Sort | null,
  onSort: ((sort: Sort | null) => void) | undefined,
) => {
  const latest = useRef({ sort, onSort });
  useEffect(() => {
    latest.current = { sort, onSort };
  });
  return useCallback((id: string) => {
    const { sort: from, onSort: tell } = latest.current;
    tell?.(nextSort(from, id));
  }, []);
};
