import {
  KeyboardSensor,
  pointerWithin,
  PointerSensor,
  useSensor,
  useSensors,
  type CollisionDetection,
  type KeyboardCoordinateGetter,
} from '@dnd-kit/core';
import { useCallback, useRef, useState } from 'react';
import { getDragData } from './drag-data';
import type { BoardColumnFacts } from './board-column';

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Distance in pixels that the pointer must move before a drag starts. */
const minDragDistance = 6;

/**
 * Sensors for dragging cards; arrow keys choose the target column by index, so that columns out of view can
 * be chosen too.
 */
export const useColumnDragSensors = (columns: readonly BoardColumnFacts[]) => {
  const [chosen, setChosen] = useState<string>();
  const now = useRef<string>(undefined);
  const choose = (id: string | undefined) => {
    now.current = id;
    setChosen(id);
  };
  const coordinateGetter: KeyboardCoordinateGetter = (event, { context: { active } }) => {
    const step = steps[event.code];
    const from = active ? getDragData(active)?.thing.columnId : undefined;
    if (!step || from === undefined) return undefined;
    event.preventDefault();
    const open = columns.filter(({ id, isClosed }) => !isClosed || id === from);
    const at = open.findIndex(({ id }) => id === (now.current ?? from));
    const next = open[Math.min(Math.max(at + step, 0), open.length - 1)]?.id;
    choose(next);
    document
      .querySelector(`[data-column="${next ?? ''}"]`)
      ?.scrollIntoView({ inline: 'nearest', block: 'nearest' });
    return undefined;
  };
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: minDragDistance } }),
    useSensor(KeyboardSensor, { coordinateGetter }),
  );
  const collisionDetection = useCallback<CollisionDetection>(
    (parts) => (chosen === undefined ? pointerWithin(parts) : [{ id: chosen }]),
    [chosen],
  );
  return { sensors, collisionDetection, reset: () => choose(undefined) };
};
