import { useDraggable } from '@dnd-kit/core';
import { GripVertical } from 'lucide-react';
import { use, type KeyboardEventHandler, type PointerEventHandler, type ReactNode } from 'react';
import { IconButton } from '../action/icon-button';
import { withFixedStyles } from '../layout/with-fixed-styles';
import type { BoardThing } from './board-column';
import { DragEnabledContext, type DragData } from './drag-data';

const StyledCard = withFixedStyles('div', {
  display: 'flex',
  alignItems: 'flex-start',
  gap: '1',
  bg: 'panel',
  borderWidth: '1px',
  borderColor: 'line',
  borderRadius: 'md',
  ps: '3',
  pe: '1',
  py: '2',
  minHeight: '76px',
  '&[data-moves=true]': { cursor: 'grab' },
  '&[data-state=away]': { bg: 'transparent', borderStyle: 'dashed', borderColor: 'lineControl' },
  '&[data-state=coming]': { borderColor: 'accent' },
  '&[data-state=dragged]': { boxShadow: 'float', cursor: 'grabbing', borderColor: 'accent' },
});

const CardContent = withFixedStyles('div', { flex: '1', minWidth: 0 });

interface StyledCardProps {
  /**
   * State of a moving card: moved away from this place, arriving at this place, or dragged by the pointer.
   */
  state?: 'away' | 'coming' | 'dragged';
  children: ReactNode;
  menu?: ReactNode;
}

export const StillCard = ({ state, children, menu }: StyledCardProps) => (
  <StyledCard data-state={state} aria-busy={state === 'coming' || undefined}>
    <CardContent>{children}</CardContent>
    {menu}
  </StyledCard>
);

interface Props extends StyledCardProps {
  thing: BoardThing;
}

const DraggedCard = ({ thing, children, menu }: Props) => {
  const data: DragData = { thing, face: <StillCard state="dragged">{children}</StillCard> };
  const { setNodeRef, setActivatorNodeRef, isDragging, attributes, listeners } = useDraggable({
    id: thing.id,
    data,
  });
  return (
    <StyledCard
      ref={setNodeRef}
      data-moves
      data-state={isDragging ? 'away' : undefined}
      onPointerDown={listeners?.onPointerDown as PointerEventHandler}
      // Prevents native dragging of the card's link, which would replace the board's dragging.
      onDragStart={(event) => event.preventDefault()}
    >
      <CardContent>{children}</CardContent>
      <IconButton
        size="sm"
        label={`Move ${thing.name}`}
        icon={<GripVertical size={16} aria-hidden />}
        cursor="inherit"
        {...attributes}
        data-grip={thing.id}
        onKeyDown={listeners?.onKeyDown as KeyboardEventHandler}
        ref={setActivatorNodeRef}
      />
      {menu}
    </StyledCard>
  );
};

/**
 * Card of a board, which can be dragged if there is another column: by pointer anywhere, by keyboard from its
 * grip.
 */
export const MovedCard = (props: Props) =>
  use(DragEnabledContext) ? <DraggedCard {...props} /> : <StillCard {...props} />;
