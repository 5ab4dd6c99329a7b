import { Box, Flex } from '@chakra-ui/react';
import type { Column } from './column';
import { RowCheckbox } from './row-checkbox';
import { RowMenu } from './row-menu';
import { followRowLink } from './follow-row-link';
import type { RowId } from './selection';
import type { DataTableProps } from './table-props';

type RowProps<Row> = Pick<
  DataTableProps<Row>,
  'columns' | 'rowId' | 'rowLabel' | 'rowActions' | 'selection' | 'editor'
>;

interface Props<Row> extends RowProps<Row> {
  rows: readonly Row[];
  onToggle: (id: RowId, shift: boolean) => void;
}

type CardSlot = NonNullable<Column<unknown>['narrow']>;

interface RowCardProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
}

const RowCard = <Row,>({ row, columns }: RowCardProps<Row>) => {
  const at = (place: CardSlot) => columns.filter(({ narrow }) => narrow === place);
  const line = at('line');
  return (
    <>
      <Box flex="1" minWidth="0">
        {at('title').map((column) => (
          <div key={column.id} dir="auto">
            {column.cell(row)}
          </div>
        ))}
        {line.length > 0 ? (
          <Flex
            wrap="wrap"
            columnGap="2"
            textStyle="small"
            color="ink3"
            css={{
              '& > *': { minWidth: 0, overflowWrap: 'anywhere' },
              // Hides empty values, so that they take no room.
              '& > :empty': { display: 'none' },
            }}
          >
            {line.map(({ id, apart, cell }) => (
              <span key={id} dir="auto">
                {(apart ?? cell)(row)}
              </span>
            ))}
          </Flex>
        ) : null}
      </Box>
      <Flex
        direction="column"
        align="flex-end"
        flexShrink={0}
        maxWidth="50%"
        fontVariantNumeric="tabular-nums"
        css={{
          '& > *': { maxWidth: '100%', overflowWrap: 'anywhere' },
          '& > :not(:first-child)': { textStyle: 'small', color: 'ink3' },
        }}
      >
        {at('corner').map(({ id, apart, cell }) => (
          <div key={id} dir="auto">
            {(apart ?? cell)(row)}
          </div>
        ))}
      </Flex>
    </>
  );
};

const separatorStyle = { '&:not(:last-child)': { borderBottomWidth: '1px', borderColor: 'line' } };

export const RowCards = <Row,>({
  rows,
  columns,
  rowId,
  rowLabel,
  rowActions,
  selection,
  editor,
  onToggle,
}: Props<Row>) => {
  const edited = editor && (
    <Box as="li" key="editor" p="3.5" bg="accentSoft" css={separatorStyle}>
      {editor.draw(true)}
    </Box>
  );
  const card = (row: Row) => {
    const id = rowId(row);
    const label = rowLabel(row);
    const selected = selection?.has(id) ?? false;
    return (
      <Flex
        as="li"
        key={id}
        data-row={id}
        gap="3"
        align="center"
        ps="3.5"
        pe={rowActions ? '1.5' : '3.5'}
        py="2.5"
        minHeight="60px"
        bg={selected ? 'accentSoft' : undefined}
        _focus={{ outlineOffset: '-2px' }}
        css={separatorStyle}
        onClick={followRowLink}
      >
        {selection ? (
          <RowCheckbox label={label} checked={selected} onToggle={(shift) => onToggle(id, shift)} />
        ) : null}
        <RowCard row={row} columns={columns} />
        {rowActions ? (
          // A card without actions reserves the room for them, so that the corners of all cards are aligned.
          <Box minWidth="30px" flexShrink={0}>
            <RowMenu label={label} entries={rowActions(row)} />
          </Box>
        ) : null}
      </Flex>
    );
  };
  return (
    <Box as="ul">
      {editor?.of === undefined && edited}
      {rows.map((row) => (rowId(row) === editor?.of ? edited : card(row)))}
    </Box>
  );
};
