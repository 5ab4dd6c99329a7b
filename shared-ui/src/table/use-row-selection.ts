import { useState } from 'react';
import {
  type Chosen,
  chooseRows,
  countChosenRows,
  isRowChosen,
  emptySelection,
  getPageSelectionState,
  type RowId,
} from './selection';

export interface RowSelection {
  chosen: Chosen;
  count: number;
  total: number;
  pageState: 'none' | 'some' | 'all';
  has: (id: RowId) => boolean;
  toggle: (id: RowId) => void;
  /** Selects or deselects several rows at once, as a click with Shift does. */
  set: (ids: readonly RowId[], on: boolean) => void;
  togglePage: () => void;
  selectAllMatching: () => void;
  clear: () => void;
}

interface RowSelectionOptions {
  pageIds: readonly RowId[];
  total: number;
  /** Current filters as one string; when it changes, the selection is cleared. */
  scope?: string;
}

/** Selection of rows across pages; actions use `Selection.chosen`. */
export const useRowSelection = ({
  pageIds,
  total,
  scope = '',
}: RowSelectionOptions): RowSelection => {
  const [held, setHeld] = useState<{ scope: string; chosen: Chosen }>({
    scope,
    chosen: emptySelection,
  });
  const chosen = held.scope === scope ? held.chosen : emptySelection;
  const put = (next: Chosen) => setHeld({ scope, chosen: next });
  const pageState = getPageSelectionState(chosen, pageIds);
  return {
    chosen,
    count: countChosenRows(chosen, total),
    total,
    pageState,
    has: (id) => isRowChosen(chosen, id),
    toggle: (id) => put(chooseRows(chosen, [id], !isRowChosen(chosen, id))),
    set: (ids, on) => put(chooseRows(chosen, ids, on)),
    togglePage: () => put(chooseRows(chosen, pageIds, pageState !== 'all')),
    selectAllMatching: () => put({ kind: 'all', except: [] }),
    clear: () => put(emptySelection),
  };
};
