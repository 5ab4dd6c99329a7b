import type { Active } from '@dnd-kit/core';
import { createContext, type ReactNode } from 'react';
import type { BoardThing } from './board-column';

/** What a card says of itself while it is dragged. */
export interface Dragged {
  thing: BoardThing;
  /** How it looks on its way. */
  face: ReactNode;
}

export const draggedOf = (active: Active): Dragged | undefined =>
  active.data.current as Dragged | undefined;

export const nameOf = (active: Active): string => draggedOf(active)?.thing.name ?? '';

/** Whether there is another column in sight to drag to. */
export const DragsContext = createContext(false);
