import { memo } from 'react';
import type { MenuEntry } from '../action/menu-entry';
import { StyledCell, StyledRow } from './styled-cells';
import { FoldedCellsLine } from './folded-cells-line';
import type { PlacedColumn } from './lay-out-columns';
import { RowCheckbox } from './row-checkbox';
import { RowMenu } from './row-menu';
import { followRowLink } from './follow-row-link';
import type { RowId } from './selection';

interface Props<Row> {
  row: Row;
  id: RowId;
  label: string;
  placed: readonly PlacedColumn<Row>[];
  /** True if the row is selected; undefined for rows without a checkbox. */
  selected: boolean | undefined;
  onToggle: (id: RowId, shift: boolean) => void;
  /** True if this row has actions; undefined in a table without an actions column. */
  actions: 'some' | 'none' | undefined;
  actionsOf: (row: Row) => MenuEntry[];
}

const getCellLayout = (isEnd: boolean, wraps = false) => {
  if (isEnd) return 'end';
  return wraps ? 'wrap' : undefined;
};

const GenericBodyRow = <Row,>(props: Props<Row>) => {
  const { row, id, label, placed, selected, onToggle, actions, actionsOf } = props;
  return (
    <StyledRow data-row={id} aria-selected={selected} onClick={followRowLink}>
      {selected === undefined ? null : (
        <StyledCell>
          <RowCheckbox label={label} checked={selected} onToggle={(shift) => onToggle(id, shift)} />
        </StyledCell>
      )}
      {placed.map(({ column, guests }) => (
        <StyledCell
          key={column.id}
          dir="auto"
          data-place={getCellLayout(column.align === 'end', column.wraps)}
        >
          {guests.length === 0 ? (
            column.cell(row)
          ) : (
            <>
              <div>{column.cell(row)}</div>
              <FoldedCellsLine row={row} guests={guests} />
            </>
          )}
        </StyledCell>
      ))}
      {actions ? (
        <StyledCell data-place="menu">
          {actions === 'some' ? <RowMenu label={label} entries={() => actionsOf(row)} /> : null}
        </StyledCell>
      ) : null}
    </StyledRow>
  );
};

export const BodyRow = memo(GenericBodyRow) as typeof GenericBodyRow;
