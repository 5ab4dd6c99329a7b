import type { DndContextProps, UniqueIdentifier } from '@dnd-kit/core';
import type { OrderEntry } from './order-line';

export const createDragAnnouncements = (
  entries: readonly OrderEntry[],
): NonNullable<DndContextProps['accessibility']> => {
  const nameOf = (id: UniqueIdentifier) => entries.find((entry) => entry.id === id)?.name ?? '';
  const placeOf = (id: UniqueIdentifier) => {
    const place = entries.findIndex((entry) => entry.id === id);
    return `${place + 1} of ${entries.length}`;
  };
  return {
    screenReaderInstructions: {
      draggable:
        'Press Space to pick it up, the arrow keys to move it, Space again to drop it, Escape to leave it where it was.',
    },
    announcements: {
      // Nothing to announce, since `onDragOver` also fires at the starting position and announces
      // the start of the drag.
      onDragStart: () => undefined,
      onDragOver: ({ active, over }) => {
        const does = over?.id === active.id ? 'is picked up,' : 'would be';
        return over ? `${nameOf(active.id)} ${does} ${placeOf(over.id)}.` : undefined;
      },
      onDragEnd: ({ active, over }) =>
        `${nameOf(active.id)} is now ${placeOf(over?.id ?? active.id)}.`,
      onDragCancel: ({ active }) => `${nameOf(active.id)} stays ${placeOf(active.id)}.`,
    },
  };
};
