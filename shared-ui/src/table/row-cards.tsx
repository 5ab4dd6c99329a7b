import { Box, Flex } from '@chakra-ui/react';
import { flexRender, type Cell as ModelCell, type Row as ModelRow } from '@tanstack/react-table';
import { Fragment } from 'react';
import type { Column } from './column';
import { RowBox } from './row-box';
import { RowMenu } from './row-menu';
import { followRow } from './row-press';
import type { RowId } from './selection';
import type { DataTableProps } from './table-props';

type Wanted<Row> = Pick<DataTableProps<Row>, 'rowId' | 'rowLabel' | 'rowActions' | 'selection'>;

interface Props<Row> extends Wanted<Row> {
  rows: readonly ModelRow<Row>[];
  onToggle: (id: RowId, shift: boolean) => void;
}

type Place = NonNullable<Column<unknown>['narrow']>;

const cellsAt = <Row,>(row: ModelRow<Row>, place: Place) =>
  row.getVisibleCells().filter((cell) => cell.column.columnDef.meta?.column.narrow === place);

const draw = <Row,>(cell: ModelCell<Row, unknown>) =>
  flexRender(cell.column.columnDef.cell, cell.getContext());

const RowCard = <Row,>({ row }: { row: ModelRow<Row> }) => {
  const line = cellsAt(row, 'line');
  return (
    <>
      <Box flex="1" minWidth="0">
        {cellsAt(row, 'title').map((cell) => (
          <Fragment key={cell.id}>{draw(cell)}</Fragment>
        ))}
        {line.length > 0 ? (
          <Flex wrap="wrap" columnGap="2" textStyle="small" color="ink3">
            {line.map((cell) => (
              <span key={cell.id}>{draw(cell)}</span>
            ))}
          </Flex>
        ) : null}
      </Box>
      <Flex
        direction="column"
        align="flex-end"
        flexShrink={0}
        fontVariantNumeric="tabular-nums"
        css={{ '& > :not(:first-child)': { textStyle: 'small', color: 'ink3' } }}
      >
        {cellsAt(row, 'corner').map((cell) => (
          <div key={cell.id}>{draw(cell)}</div>
        ))}
      </Flex>
    </>
  );
};

/** Rows as two-line cards, with the same box and the same menu, for narrow screens. */
export const RowCards = <Row,>({
  rows,
  rowId,
  rowLabel,
  rowActions,
  selection,
  onToggle,
}: Props<Row>) => (
  <Box as="ul">
    {rows.map((row) => {
      const id = rowId(row.original);
      const label = rowLabel(row.original);
      const selected = selection?.has(id) ?? false;
      return (
        <Flex
          as="li"
          key={row.id}
          gap="3"
          align="center"
          ps="3.5"
          pe={rowActions ? '1.5' : '3.5'}
          py="2.5"
          minHeight="60px"
          bg={selected ? 'accentSoft' : undefined}
          css={{ '&:not(:last-child)': { borderBottomWidth: '1px', borderColor: 'line' } }}
          onClick={followRow}
        >
          {selection ? (
            <RowBox label={label} checked={selected} onToggle={(shift) => onToggle(id, shift)} />
          ) : null}
          <RowCard row={row} />
          {rowActions ? <RowMenu label={label} entries={rowActions(row.original)} /> : null}
        </Flex>
      );
    })}
  </Box>
);
