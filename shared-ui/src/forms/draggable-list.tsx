import { Box } from '@chakra-ui/react';
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
  type Modifier,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { GripVertical } from 'lucide-react';
import { useEffect, useState, type ComponentProps } from 'react';
import { IconButton } from '../action/icon-button';
import { pushLayer } from '../layer/open-layers';
import { createDragAnnouncements } from './drag-announcements';
import { OrderLine, type OrderedListProps } from './order-line';

const restrictToVerticalDrag: Modifier = ({ transform }) => ({ ...transform, x: 0 });

const DraggableLine = (line: Omit<ComponentProps<typeof OrderLine>, 'grip'>) => {
  const { id, name } = line.entry;
  const sortable = useSortable({ id });
  const { setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = sortable;
  return (
    <OrderLine
      {...line}
      ref={setNodeRef}
      style={{
        transition,
        ...(transform && { transform: `translateY(${transform.y}px)` }),
        ...(isDragging && {
          position: 'relative',
          zIndex: 1,
          boxShadow: 'var(--ui-shadows-float)',
        }),
      }}
      grip={
        <IconButton
          size="sm"
          label={`Drag ${name}`}
          icon={<GripVertical size={16} aria-hidden />}
          cursor={isDragging ? 'grabbing' : 'grab'}
          touchAction="none"
          {...sortable.attributes}
          {...sortable.listeners}
          ref={setActivatorNodeRef}
        />
      }
    />
  );
};

export const DraggableList = ({ label, entries, onMove, onPlace }: OrderedListProps) => {
  const [isDragging, setIsDragging] = useState(false);
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  // While dragging, Escape cancels the drag instead of closing the drawer around the list.
  useEffect(() => (isDragging ? pushLayer(Symbol('drag')) : undefined), [isDragging]);
  const ids = entries.map(({ id }) => id);
  const drop = ({ active, over }: DragEndEvent) => {
    setIsDragging(false);
    if (over && over.id !== active.id) onPlace(Number(active.id), ids.indexOf(Number(over.id)));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[restrictToVerticalDrag]}
      accessibility={createDragAnnouncements(entries)}
      onDragStart={() => setIsDragging(true)}
      onDragCancel={() => setIsDragging(false)}
      onDragEnd={drop}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <Box as="ol" aria-label={label}>
          {entries.map((entry, place) => (
            <DraggableLine
              key={entry.id}
              isFirst={place === 0}
              isLast={place === entries.length - 1}
              {...{ entry, place, onMove }}
            />
          ))}
        </Box>
      </SortableContext>
    </DndContext>
  );
};
