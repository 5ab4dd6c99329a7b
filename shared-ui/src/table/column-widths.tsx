import type { CSSProperties } from 'react';
import type { PlacedColumn } from './lay-out-columns';

/** Spare width per share as a CSS property of the table, so that columns resize without script. */
export const computeSpareColumnWidth = <Row,>(
  placed: readonly PlacedColumn<Row>[],
  taken: number,
): CSSProperties => {
  const least = placed.reduce((sum, { column }) => sum + column.least, taken);
  const shares = placed.reduce((sum, { column }) => sum + (column.share ?? 0), 0);
  return {
    minWidth: `${least}px`,
    '--spare': `max(0px, (100cqi - ${least}px) / ${Math.max(1, shares)})`,
  } as CSSProperties;
};

interface Props<Row> {
  placed: readonly PlacedColumn<Row>[];
  box: number;
  actions: number;
}

export const ColumnWidths = <Row,>({ placed, box, actions }: Props<Row>) => (
  <colgroup>
    {box ? <col style={{ width: box }} /> : null}
    {placed.map(({ column: { id, least, share = 0 } }) => (
      <col key={id} style={{ width: `calc(${least}px + ${share} * var(--spare))` }} />
    ))}
    {actions ? <col style={{ width: actions }} /> : null}
  </colgroup>
);
