import { flexRender, type Row as ModelRow } from '@tanstack/react-table';
import type { RowId } from './selection';
import { Cell, RowFace } from './cell-faces';
import { RowBox } from './row-box';
import { RowMenu } from './row-menu';
import { followRow } from './row-press';
import type { DataTableProps } from './table-props';

type Wanted<Row> = Pick<DataTableProps<Row>, 'rowId' | 'rowLabel' | 'rowActions' | 'selection'>;

interface Props<Row> extends Wanted<Row> {
  rows: readonly ModelRow<Row>[];
  onToggle: (id: RowId, shift: boolean) => void;
}

/** Rows of 48 px. */
export const BodyRows = <Row,>({
  rows,
  rowId,
  rowLabel,
  rowActions,
  selection,
  onToggle,
}: Props<Row>) =>
  rows.map((row) => {
    const id = rowId(row.original);
    const label = rowLabel(row.original);
    const selected = selection?.has(id);
    return (
      <RowFace key={row.id} aria-selected={selected} onClick={followRow}>
        {selection ? (
          <Cell>
            <RowBox
              label={label}
              checked={selected ?? false}
              onToggle={(shift) => onToggle(id, shift)}
            />
          </Cell>
        ) : null}
        {row.getVisibleCells().map((cell) => (
          <Cell
            key={cell.id}
            data-place={cell.column.columnDef.meta?.column.align === 'end' ? 'end' : undefined}
          >
            {flexRender(cell.column.columnDef.cell, cell.getContext())}
          </Cell>
        ))}
        {rowActions ? (
          <Cell data-place="menu">
            <RowMenu label={label} entries={rowActions(row.original)} />
          </Cell>
        ) : null}
      </RowFace>
    );
  });
