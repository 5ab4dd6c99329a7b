import { useRef } from 'react';
import type { RowId } from './selection';
import type { RowSelection } from './use-row-selection';
import { useStableCallback } from './use-stable-callback';

/** Toggles a row; with Shift, all rows from the last toggled row to this one. */
export const useToggleRow = (selection: RowSelection | undefined, ids: readonly RowId[]) => {
  const last = useRef<RowId | null>(null);
  return useStableCallback((id: RowId, shift: boolean) => {
    if (!selection) return;
    const from = last.current === null ? -1 : ids.indexOf(last.current);
    const to = ids.indexOf(id);
    last.current = id;
    if (!shift || from < 0) selection.toggle(id);
    else selection.set(ids.slice(Math.min(from, to), Math.max(from, to) + 1), !selection.has(id));
  });
};
