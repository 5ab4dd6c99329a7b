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
  /** Sets several rows at once, as Shift does. */
  set: (ids: readonly RowId[], on: boolean) => void;
  togglePage: () => void;
  selectAllMatching: () => void;
  clear: () => void;
}

interface RowSelectionOptions {
  pageIds: readonly RowId[];
  total: number;
  /** The filters as one string; a change clears the selection. */
  scope?: string;
}

/** The selection spans pages; use `Selection.chosen` for an action. */
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
