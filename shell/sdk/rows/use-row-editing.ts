import { useRef, useState } from 'react';
import { leaveThen } from '../react';
import type { RowRules, VersionedRow } from './row-rules';

/** What is edited of `useList`. */
export interface EditedList<Row> {
  list: {
    one: string;
    fields: object;
    idOf: (row: Row) => number;
    nameOf: (row: Row) => string;
  };
  state: object;
  rows: readonly Row[] | undefined;
}

interface Edited<Row> {
  /** Nothing for a blank row. */
  row: Row | undefined;
  /** Where in the list it was begun; elsewhere it is over. */
  place: string;
  turn: number;
}

type Focusable = HTMLElement | null;

/**
 * One row of a list at a time, edited in its place: begun by `adding` or by a row's own button, and left
 * with the question about unsaved input. The focus goes back to where it was begun.
 */
export const useRowEditing = <Values extends object, Row extends VersionedRow>(
  list: EditedList<Row>,
  rules: RowRules<Values, Row>,
) => {
  const [begun, setBegun] = useState<Edited<Row>>();
  const returnTo = useRef<number | 'adding'>(undefined);
  const place = JSON.stringify(list.state);
  const edited = begun?.place === place ? begun : undefined;
  const { idOf } = list.list;

  const beginAt = (row?: Row) =>
    void leaveThen(() => setBegun({ row, place, turn: (begun?.turn ?? 0) + 1 }));
  const takeBackFocus = (name: number | 'adding') => (button: Focusable) => {
    if (!button || edited || returnTo.current !== name) return;
    returnTo.current = undefined;
    button.focus();
  };
  return {
    list,
    rules,
    edited,
    /** What the button that adds a row takes. */
    adding: {
      ...rules.may.offer(),
      onClick: () => beginAt(),
      ref: takeBackFocus('adding'),
    },
    /** What the button that edits a row takes. */
    editingOf: (row: Row) => ({ onClick: () => beginAt(row), ref: takeBackFocus(idOf(row)) }),
    /** Ends it where its row is one of those that were deleted. */
    endOf: (ids: readonly number[] = []) => {
      if (edited?.row && ids.includes(idOf(edited.row))) setBegun(undefined);
    },
    /** Ends it, saved or not. */
    end: () => {
      returnTo.current = edited?.row ? idOf(edited.row) : 'adding';
      setBegun(undefined);
    },
  };
};

export type RowEditing<Values extends object, Row extends VersionedRow> = ReturnType<
  typeof useRowEditing<Values, Row>
>;
