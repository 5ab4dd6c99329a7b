import { useMemo, useState, useSyncExternalStore } from 'react';
import type { Column } from './column';
import { placeColumns, turnFor, type Placed } from './place-columns';
import { createRoom } from './room';

/** Re-renders only when a column moves into another's second line or back. */
export const usePlaced = <Row>(columns: readonly Column<Row>[], taken: number) => {
  const [room] = useState(createRoom);
  const turn = useSyncExternalStore(room.subscribe, () => turnFor(columns, room.width() - taken));
  const placed: Placed<Row>[] = useMemo(() => placeColumns(columns, turn), [columns, turn]);
  return { placed, watch: room.watch };
};
