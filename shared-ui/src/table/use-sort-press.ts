import type { Sort } from './column';
import { useSteady } from './use-steady';

/** Up, then down, then in the list's own order. */
const nextSort = (sort: Sort | null, id: string): Sort | null => {
  if (sort?.id !== id) return { id, desc: false };
  return sort.desc ? null : { id, desc: true };
};

/** What a press on a column's head does; always the same function, so that heads are not drawn again. */
export const useSortPress = (
  sort: Sort | null,
  onSort: ((sort: Sort | null) => void) | undefined,
) => useSteady((id: string) => onSort?.(nextSort(sort, id)));
