import { Cell, RowFace } from './cell-faces';
import { GuestLine } from './guest-line';
import type { Placed } from './place-columns';
import { RowBox } from './row-box';
import { RowMenu } from './row-menu';
import { followRow } from './row-press';
import type { RowId } from './selection';
import type { DataTableProps } from './table-props';

type Wanted<Row> = Pick<DataTableProps<Row>, 'rowId' | 'rowLabel' | 'rowActions' | 'selection'>;

interface Props<Row> extends Wanted<Row> {
  rows: readonly Row[];
  placed: readonly Placed<Row>[];
  onToggle: (id: RowId, shift: boolean) => void;
}

const placeOf = (isEnd: boolean, wraps = false) => {
  if (isEnd) return 'end';
  return wraps ? 'wrap' : undefined;
};

/** Rows of 48 px. */
export const BodyRows = <Row,>({
  rows,
  placed,
  rowId,
  rowLabel,
  rowActions,
  selection,
  onToggle,
}: Props<Row>) =>
  rows.map((row) => {
    const id = rowId(row);
    const label = rowLabel(row);
    const selected = selection?.has(id);
    return (
      <RowFace key={id} aria-selected={selected} onClick={followRow}>
        {selection ? (
          <Cell>
            <RowBox
              label={label}
              checked={selected ?? false}
              onToggle={(shift) => onToggle(id, shift)}
            />
          </Cell>
        ) : null}
        {placed.map(({ column, guests }) => (
          <Cell key={column.id} data-place={placeOf(column.align === 'end', column.wraps)}>
            {column.cell(row)}
            {guests.length > 0 ? <GuestLine row={row} guests={guests} /> : null}
          </Cell>
        ))}
        {rowActions ? (
          <Cell data-place="menu">
            <RowMenu label={label} entries={rowActions(row)} />
          </Cell>
        ) : null}
      </RowFace>
    );
  });
