import type { Active } from '@dnd-kit/core';
import { createContext, type ReactNode } from 'react';
import type { BoardThing } from './board-column';

export interface DragData {
  thing: BoardThing;
  face: ReactNode;
}

export const getDragData = (active: Active): DragData | undefined =>
  active.data.current as DragData | undefined;

export const getDraggedName = (active: Active): string => getDragData(active)?.thing.name ?? '';

export const DragEnabledContext = createContext(false);
