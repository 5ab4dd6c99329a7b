import type { Sort } from './column';
import { useStableCallback } from './use-stable-callback';

/** Next sort order of a column: ascending, then descending, then the list's default order. */
const getNextSort = (sort: Sort | null, id: string): Sort | null => {
  if (sort?.id !== id) return { id, desc: false };
  return sort.desc ? null : { id, desc: true };
};

/** Handler for clicks on a column head; the function stays the same, so that heads do not re-render. */
export const useSortPress = (
  sort: Sort | null,
  onSort: ((sort: Sort | null) => void) | undefined,
) => useStableCallback((id: string) => onSort?.(getNextSort(sort, id)));
