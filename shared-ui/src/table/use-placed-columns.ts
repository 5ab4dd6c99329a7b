import { useMemo, useState, useSyncExternalStore } from 'react';
import type { Column } from './column';
import { layOutColumns, findFoldingTurn, type PlacedColumn } from './lay-out-columns';
import { createTableWidthStore } from './width-store';

/**
 * Lays out columns for the current width; re-renders only when a column moves into the second line of another
 * or back.
 */
export const usePlacedColumns = <Row>(columns: readonly Column<Row>[], taken: number) => {
  const [room] = useState(createTableWidthStore);
  const turn = useSyncExternalStore(room.subscribe, () =>
    findFoldingTurn(columns, room.width() - taken),
  );
  const placed: PlacedColumn<Row>[] = useMemo(() => layOutColumns(columns, turn), [columns, turn]);
  return { placed, watch: room.watch };
};
