import type { RowId } from './selection';
import { Cell, RowFace } from './cell-faces';
import { RowBox } from './row-box';
import { RowMenu } from './row-menu';
import { followRow } from './row-press';
import type { DataTableProps } from './table-props';

type Wanted<Row> = Pick<
  DataTableProps<Row>,
  'columns' | 'rowId' | 'rowLabel' | 'rowActions' | 'selection'
>;

interface Props<Row> extends Wanted<Row> {
  rows: readonly Row[];
  onToggle: (id: RowId, shift: boolean) => void;
}

/** Rows of 48 px. */
export const BodyRows = <Row,>({
  rows,
  columns,
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
        {columns.map((column) => (
          <Cell key={column.id} data-place={column.align === 'end' ? 'end' : undefined}>
            {column.cell(row)}
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
