import type { DndContextProps, UniqueIdentifier } from '@dnd-kit/core';
import { getDraggedName } from './drag-data';
import type { BoardColumnFacts } from './board-column';

export const createBoardAnnouncements = (
  columns: readonly BoardColumnFacts[],
): NonNullable<DndContextProps['accessibility']> => {
  const placeOf = (id: UniqueIdentifier): string => {
    const at = columns.findIndex((column) => column.id === id);
    return `${columns[at]?.name ?? ''}, column ${at + 1} of ${columns.length}`;
  };
  return {
    screenReaderInstructions: {
      draggable:
        'Press Space to pick it up, the left and right arrow keys to choose a column, Space again to drop it, Escape to leave it where it was.',
    },
    announcements: {
      onDragStart: ({ active }) => `${getDraggedName(active)} is picked up.`,
      onDragOver: ({ active, over }) =>
        over ? `${getDraggedName(active)} would go to ${placeOf(over.id)}.` : undefined,
      onDragEnd: ({ active, over }) =>
        over
          ? `${getDraggedName(active)} is dropped on ${placeOf(over.id)}.`
          : `${getDraggedName(active)} stays.`,
      onDragCancel: ({ active }) => `${getDraggedName(active)} stays where it was.`,
    },
  };
};
