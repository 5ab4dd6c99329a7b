import { Fragment } from 'react';
import { Checkbox } from '../layout/checkbox';
import { withFixedStyles } from '../layout/with-fixed-styles';
import { VisuallyHidden } from '../layout/visually-hidden';
import { StyledHeadCell } from './styled-cells';
import type { Column, Sort } from './column';
import { ColumnHeadName } from './column-head-name';
import type { PlacedColumn } from './lay-out-columns';
import { ColumnWidthGrip } from './width-grip';
import type { RowSelection } from './use-row-selection';
import { useSortPress } from './use-sort-press';

const ariaSortValues = { asc: 'ascending', desc: 'descending' } as const;

const FoldedColumnNames = withFixedStyles('div', { fontWeight: 400 });

interface Props<Row> {
  placed: readonly PlacedColumn<Row>[];
  sort: Sort | null;
  onSort: ((sort: Sort | null) => void) | undefined;
  selection: RowSelection | undefined;
  onWidth: ((id: string, width: number) => void) | undefined;
  /** Head of the actions column: undefined without an actions column, empty for a visually hidden head. */
  actions: string | undefined;
}

const getSortDirection = (sort: Sort | null, id: string): 'asc' | 'desc' | undefined => {
  if (sort?.id !== id) return undefined;
  return sort.desc ? 'desc' : 'asc';
};

export const HeadRow = <Row,>({
  placed,
  sort,
  onSort,
  selection,
  onWidth,
  actions,
}: Props<Row>) => {
  const press = useSortPress(sort, onSort);
  const nameOf = ({ id, header, sortable = false }: Column<Row>) => (
    <ColumnHeadName
      {...{ id, header, sortable }}
      sorted={getSortDirection(sort, id)}
      onPress={press}
    />
  );
  return (
    <tr>
      {selection ? (
        <StyledHeadCell>
          <Checkbox
            aria-label="Select all rows of this page"
            checked={selection.pageState === 'all'}
            indeterminate={selection.pageState === 'some'}
            onChange={selection.togglePage}
          />
        </StyledHeadCell>
      ) : null}
      {placed.map(({ column, guests }) => {
        const sorted = [column, ...guests]
          .map(({ id }) => getSortDirection(sort, id))
          .find(Boolean);
        return (
          <StyledHeadCell
            key={column.id}
            scope="col"
            data-column={column.id}
            data-end={column.align === 'end' || undefined}
            aria-sort={sorted && ariaSortValues[sorted]}
          >
            {nameOf(column)}
            {guests.length > 0 ? (
              <FoldedColumnNames>
                {guests.map((guest, at) => (
                  <Fragment key={guest.id}>
                    {at === 0 ? null : <span> · </span>}
                    {nameOf(guest)}
                  </Fragment>
                ))}
              </FoldedColumnNames>
            ) : null}
            {onWidth ? <ColumnWidthGrip onWidth={(width) => onWidth(column.id, width)} /> : null}
          </StyledHeadCell>
        );
      })}
      {actions === undefined ? null : (
        <StyledHeadCell data-place="menu">
          {actions || <VisuallyHidden>Actions</VisuallyHidden>}
        </StyledHeadCell>
      )}
    </tr>
  );
};
