import { useRef, useState } from 'react';
import { leaveThen } from '../react';
import type { RowRules, VersionedRow } from './row-rules';

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

interface EditedRow<Row> {
  /** Row that is being edited; undefined for a new row. */
  row: Row | undefined;
  /** Page and filters of the list as one text; when it changes, editing ends. */
  place: string;
  turn: number;
}

type Focusable = HTMLElement | null;

/**
 * Edits one row of a list at a time. Leaving the row asks about unsaved input; then the focus returns to the
 * button that started the editing.
 */
export const useRowEditing = <Values extends object, Row extends VersionedRow>(
  list: EditedList<Row>,
  rules: RowRules<Values, Row>,
) => {
  const [begun, setBegun] = useState<EditedRow<Row>>();
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
    adding: {
      ...rules.may.offer(),
      onClick: () => beginAt(),
      ref: takeBackFocus('adding'),
    },
    editingOf: (row: Row) => ({ onClick: () => beginAt(row), ref: takeBackFocus(idOf(row)) }),
    endOf: (ids: readonly number[] = []) => {
      if (edited?.row && ids.includes(idOf(edited.row))) setBegun(undefined);
    },
    end: () => {
      returnTo.current = edited?.row ? idOf(edited.row) : 'adding';
      setBegun(undefined);
    },
  };
};

export type RowEditing<Values extends object, Row extends VersionedRow> = ReturnType<
  typeof useRowEditing<Values, Row>
>;
