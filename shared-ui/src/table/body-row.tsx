import { memo } from 'react';
import type { MenuEntry } from '../action/menu-entry';
import { Cell, RowFace } from './cell-faces';
import { GuestLine } from './guest-line';
import type { Placed } from './place-columns';
import { RowBox } from './row-box';
import { RowMenu } from './row-menu';
import { followRow } from './row-press';
import type { RowId } from './selection';

interface Props<Row> {
  row: Row;
  id: RowId;
  label: string;
  placed: readonly Placed<Row>[];
  /** Undefined for rows without a checkbox. */
  selected: boolean | undefined;
  onToggle: (id: RowId, shift: boolean) => void;
  /** Undefined without an actions column; otherwise whether this row has any. */
  actions: 'some' | 'none' | undefined;
  actionsOf: (row: Row) => MenuEntry[];
}

const getCellLayout = (isEnd: boolean, wraps = false) => {
  if (isEnd) return 'end';
  return wraps ? 'wrap' : undefined;
};

const AnyRow = <Row,>(props: Props<Row>) => {
  const { row, id, label, placed, selected, onToggle, actions, actionsOf } = props;
  return (
    <RowFace aria-selected={selected} onClick={followRow}>
      {selected === undefined ? null : (
        <Cell>
          <RowBox label={label} checked={selected} onToggle={(shift) => onToggle(id, shift)} />
        </Cell>
      )}
      {placed.map(({ column, guests }) => (
        <Cell
          key={column.id}
          dir="auto"
          data-place={getCellLayout(column.align === 'end', column.wraps)}
        >
          {guests.length === 0 ? (
            column.cell(row)
          ) : (
            <>
              <div>{column.cell(row)}</div>
              <GuestLine row={row} guests={guests} />
            </>
          )}
        </Cell>
      ))}
      {actions ? (
        <Cell data-place="menu">
          {actions === 'some' ? <RowMenu label={label} entries={() => actionsOf(row)} /> : null}
        </Cell>
      ) : null}
    </RowFace>
  );
};

export const BodyRow = memo(AnyRow) as typeof AnyRow;
