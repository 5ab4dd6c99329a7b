import type { CSSProperties } from 'react';
import type { Placed } from './place-columns';

/** What a table leaves over, for one share; a property of the table, so that widths need no script. */
export const spareRoom = <Row,>(placed: readonly Placed<Row>[], taken: number): CSSProperties => {
  const least = placed.reduce((sum, { column }) => sum + column.least, taken);
  const shares = placed.reduce((sum, { column }) => sum + (column.share ?? 0), 0);
  return {
    minWidth: `${least}px`,
    '--spare': `max(0px, (100cqi - ${least}px) / ${Math.max(1, shares)})`,
  } as CSSProperties;
};

interface Props<Row> {
  placed: readonly Placed<Row>[];
  /** Pixels of the boxes and of the actions; 0 for none. */
  box: number;
  actions: number;
}

/** How wide each column is: what it needs, and its share of what is left over. */
export const ColumnWidths = <Row,>({ placed, box, actions }: Props<Row>) => (
  <colgroup>
    {box ? <col style={{ width: box }} /> : null}
    {placed.map(({ column: { id, least, share = 0 } }) => (
      <col key={id} style={{ width: `calc(${least}px + ${share} * var(--spare))` }} />
    ))}
    {actions ? <col style={{ width: actions }} /> : null}
  </colgroup>
);
