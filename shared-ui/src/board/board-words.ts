import type { DndContextProps, UniqueIdentifier } from '@dnd-kit/core';
import { nameOf } from './dragged';
import type { BoardColumnFacts } from './board-column';

export const boardWords = (
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
      onDragStart: ({ active }) => `${nameOf(active)} is picked up.`,
      onDragOver: ({ active, over }) =>
        over ? `${nameOf(active)} would go to ${placeOf(over.id)}.` : undefined,
      onDragEnd: ({ active, over }) =>
        over ? `${nameOf(active)} is dropped on ${placeOf(over.id)}.` : `${nameOf(active)} stays.`,
      onDragCancel: ({ active }) => `${nameOf(active)} stays where it was.`,
    },
  };
};
