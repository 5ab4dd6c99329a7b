import type { PointerEvent } from 'react';
import { withFixedStyles } from '../layout/with-fixed-styles';

const Grip = withFixedStyles('span', {
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  width: '9px',
  cursor: 'col-resize',
  touchAction: 'none',
  _hover: { borderInlineEndWidth: '2px', borderColor: 'accent' },
  _active: { borderInlineEndWidth: '2px', borderColor: 'accent' },
  _print: { display: 'none' },
});

interface Props {
  onWidth: (width: number) => void;
}

const minWidth = 60;

/** Grip to resize a column by pointer; keyboard users change widths in the columns dialog. */
export const ColumnWidthGrip = ({ onWidth }: Props) => {
  const begin = (event: PointerEvent<HTMLElement>): void => {
    const grip: HTMLElement = event.currentTarget;
    const cell = grip.closest('th');
    const column = cell?.closest('table')?.querySelectorAll('col')[cell.cellIndex];
    if (!cell || !column || event.button !== 0) return;
    event.preventDefault();
    const start = { x: event.clientX, width: cell.offsetWidth, style: column.style.width };
    const direction = getComputedStyle(cell).direction === 'rtl' ? -1 : 1;
    let { width } = start;
    grip.setPointerCapture(event.pointerId);
    const end = new AbortController();
    const { signal } = end;
    grip.addEventListener(
      'pointermove',
      ({ clientX }) => {
        width = Math.max(minWidth, start.width + (clientX - start.x) * direction);
        column.style.width = `${String(width)}px`;
      },
      { signal },
    );
    const finish = (isMeant: boolean) => () => {
      end.abort();
      column.style.width = start.style;
      if (isMeant && width !== start.width) onWidth(Math.round(width));
    };
    grip.addEventListener('pointerup', finish(true), { signal });
    grip.addEventListener('pointercancel', finish(false), { signal });
  };
  return <Grip aria-hidden onPointerDown={begin} onClick={(event) => event.stopPropagation()} />;
};
