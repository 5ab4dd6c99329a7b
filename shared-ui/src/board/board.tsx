import { Box, Flex } from '@chakra-ui/react';
import { DndContext, DragOverlay, type DragEndEvent } from '@dnd-kit/core';
import { useState, type ReactNode } from 'react';
import { ChoiceFilter } from '../filters/choice-filter';
import { pageRoom } from '../layout/page-room';
import { useNarrow } from '../table/use-narrow';
import type { BoardColumnFacts, BoardThing } from './board-column';
import { boardWords } from './board-words';
import { draggedOf, DragsContext } from './dragged';
import { useColumnKeys } from './use-column-keys';
import { useFocusedGrip } from './use-focused-grip';

interface Props<Thing> {
  label: string;
  /** What a column is called: `Stage`. */
  columnLabel: string;
  columns: readonly BoardColumnFacts[];
  /** The column that is shown where there is room for one. */
  shown: string;
  onShow: (columnId: string) => void;
  onMove: (thing: Thing, columnId: string) => void;
  drawColumn: (column: BoardColumnFacts) => ReactNode;
}

/** Columns side by side, between which things are dragged by pointer or keys; one at a time where it is narrow. */
export const Board = <Thing extends BoardThing>({
  label,
  columnLabel,
  columns,
  drawColumn,
  ...props
}: Props<Thing>) => {
  const isNarrow = useNarrow(false);
  const [dragged, setDragged] = useState<ReactNode>(null);
  const { sensors, collisionDetection, reset } = useColumnKeys(columns);
  const grip = useFocusedGrip();
  const rest = () => {
    setDragged(null);
    reset();
  };
  const drop = ({ active, over }: DragEndEvent) => {
    const thing = draggedOf(active)?.thing as Thing | undefined;
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
      accessibility={boardWords(columns)}
      // Sideways only: the columns under the pointer stay as they are.
      autoScroll={{ threshold: { x: 0.1, y: 0 } }}
      onDragStart={({ active }) => setDragged(draggedOf(active)?.face)}
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
        <DragsContext value>{columns.map(drawColumn)}</DragsContext>
      </Flex>
      <DragOverlay dropAnimation={null}>{dragged}</DragOverlay>
    </DndContext>
  );
};
