import type { Active } from '@dnd-kit/core';
import { createContext, type ReactNode } from 'react';
import type { BoardThing } from './board-column';

export interface Dragged {
  thing: BoardThing;
  face: ReactNode;
}

export const draggedOf = (active: Active): Dragged | undefined =>
  active.data.current as Dragged | undefined;

export const nameOf = (active: Active): string => draggedOf(active)?.thing.name ?? '';

export const DragsContext = createContext(false);
