import { useState } from 'react';
import {
  type Chosen,
  choose,
  countChosen,
  isChosen,
  emptySelection,
  getPageState,
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

interface Input {
  pageIds: readonly RowId[];
  total: number;
  /** The filters as one string; a change clears the selection. */
  scope?: string;
}

/** The selection spans pages; use `Selection.chosen` for an action. */
export const useRowSelection = ({ pageIds, total, scope = '' }: Input): RowSelection => {
  const [held, setHeld] = useState<{ scope: string; chosen: Chosen }>({
    scope,
    chosen: emptySelection,
  });
  const chosen = held.scope === scope ? held.chosen : emptySelection;
  const put = (next: Chosen) => setHeld({ scope, chosen: next });
  const pageState = getPageState(chosen, pageIds);
  return {
    chosen,
    count: countChosen(chosen, total),
    total,
    pageState,
    has: (id) => isChosen(chosen, id),
    toggle: (id) => put(choose(chosen, [id], !isChosen(chosen, id))),
    set: (ids, on) => put(choose(chosen, ids, on)),
    togglePage: () => put(choose(chosen, pageIds, pageState !== 'all')),
    selectAllMatching: () => put({ kind: 'all', except: [] }),
    clear: () => put(emptySelection),
  };
};
