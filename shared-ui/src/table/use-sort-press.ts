import type { Sort } from './column';
import { useStableCallback } from './use-stable-callback';

/** Ascending, then descending, then the list's default order. */
const getNextSort = (sort: Sort | null, id: string): Sort | null => {
  if (sort?.id !== id) return { id, desc: false };
  return sort.desc ? null : { id, desc: true };
};

/** Returns a stable function, so that the heads do not re-render. */
export const useSortPress = (
  sort: Sort | null,
  onSort: ((sort: Sort | null) => void) | undefined,
) => useStableCallback((id: string) => onSort?.(getNextSort(sort, id)));
