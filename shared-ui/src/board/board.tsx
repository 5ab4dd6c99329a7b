import { Box, Flex } from '@chakra-ui/react';
import { DndContext, DragOverlay, type DragEndEvent } from '@dnd-kit/core';
import { useState, type ReactNode } from 'react';
import { ChoiceFilter } from '../filters/choice-filter';
import { pageRoom } from '../layout/page-room';
import { useNarrowTable } from '../table/use-narrow-table';
import type { BoardColumnFacts, BoardThing } from './board-column';
import { createBoardAnnouncements } from './board-announcements';
import { getDragData, DragEnabledContext } from './drag-data';
import { useColumnDragSensors } from './use-column-drag-sensors';
import { useFocusedGrip } from './use-focused-grip';

interface Props<Thing> {
  label: string;
  /** Label of the control that chooses a column, such as `Stage`. */
  columnLabel: string;
  columns: readonly BoardColumnFacts[];
  /** Id of the column that narrow screens show. */
  shown: string;
  onShow: (columnId: string) => void;
  onMove: (thing: Thing, columnId: string) => void;
  drawColumn: (column: BoardColumnFacts) => ReactNode;
}

export const Board = <Thing extends BoardThing>({
  label,
  columnLabel,
  columns,
  drawColumn,
  ...props
}: Props<Thing>) => {
  const isNarrow = useNarrowTable(false);
  const [dragged, setDragged] = useState<ReactNode>(null);
  const { sensors, collisionDetection, reset } = useColumnDragSensors(columns);
  const grip = useFocusedGrip();
  const rest = () => {
    setDragged(null);
    reset();
  };
  const drop = ({ active, over }: DragEndEvent) => {
    const thing = getDragData(active)?.thing as Thing | undefined;
    rest();
    if (thing && over && over.id !== thing.columnId) props.onMove(thing, String(over.id));
  };
  const shown = columns.find(({ id }) => id === props.shown) ?? columns[0];
  if (isNarrow && shown)
    return (
      <Box role="group" aria-label={label}>
        <Flex mb="3">
          <ChoiceFilter
            label={columnLabel}
            value={shown.id}
            options={columns.map(({ id, name, count }) => ({
              value: id,
              label: `${name} (${count})`,
            }))}
            onChange={props.onShow}
          />
        </Flex>
        {drawColumn(shown)}
      </Box>
    );
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={collisionDetection}
      accessibility={createBoardAnnouncements(columns)}
      // During a drag only the board scrolls, horizontally; columns under the pointer must not scroll.
      autoScroll={{ threshold: { x: 0.1, y: 0 } }}
      onDragStart={({ active }) => setDragged(getDragData(active)?.face)}
      onDragCancel={rest}
      onDragEnd={drop}
    >
      <Flex
        role="group"
        aria-label={label}
        {...grip}
        gap="3"
        align="stretch"
        overflowX="auto"
        pb="2"
        height={`max(440px, calc(${pageRoom(164)} - 102px))`}
        _print={{ display: 'block', height: 'auto', overflow: 'visible' }}
      >
        <DragEnabledContext value>{columns.map(drawColumn)}</DragEnabledContext>
      </Flex>
      <DragOverlay dropAnimation={null}>{dragged}</DragOverlay>
    </DndContext>
  );
};
