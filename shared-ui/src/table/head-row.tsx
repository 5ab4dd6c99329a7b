import { chakra, Box } from '@chakra-ui/react';
import type { Header, Table } from '@tanstack/react-table';
import { ArrowDownIcon, ArrowUpIcon } from '../icon';
import { Checkbox } from '../layout/checkbox';
import { VisuallyHidden } from '../layout/visually-hidden';
import { HeadCell } from './cell-faces';
import type { Selection } from './use-selection';

const SortButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    mx: '-1',
    px: '1',
    py: '1',
    borderRadius: 'sm',
    fontWeight: 500,
    _hover: { color: 'ink' },
    '&[data-sorted]': { color: 'ink' },
  },
  variants: { end: { true: { flexDirection: 'row-reverse' } } },
});

const order = { asc: 'ascending', desc: 'descending' } as const;

const HeaderCell = <Row,>({ header }: { header: Header<Row, unknown> }) => {
  const column = header.column.columnDef.meta?.column;
  const sorted = header.column.getIsSorted();
  const Arrow = sorted === 'desc' ? ArrowDownIcon : ArrowUpIcon;
  return (
    <HeadCell
      scope="col"
      end={column?.align === 'end'}
      aria-sort={sorted ? order[sorted] : undefined}
      {...(column?.width ? { width: column.width } : {})}
    >
      {header.column.getCanSort() ? (
        <SortButton
          type="button"
          end={column?.align === 'end'}
          data-sorted={sorted || undefined}
          onClick={header.column.getToggleSortingHandler()}
        >
          {column?.header}
          <Box as={Arrow} boxSize="13px" opacity={sorted ? 1 : 0} aria-hidden />
        </SortButton>
      ) : (
        column?.header
      )}
    </HeadCell>
  );
};

interface Props<Row> {
  table: Table<Row>;
  selection: Selection | undefined;
  hasActions: boolean;
}

/** Names of the columns, and the box for the whole page. */
export const HeadRow = <Row,>({ table, selection, hasActions }: Props<Row>) => (
  <tr>
    {selection ? (
      <HeadCell width="44px">
        <Checkbox
          aria-label="Select all rows of this page"
          checked={selection.pageState === 'all'}
          indeterminate={selection.pageState === 'some'}
          onChange={selection.togglePage}
        />
      </HeadCell>
    ) : null}
    {table.getFlatHeaders().map((header) => (
      <HeaderCell key={header.id} header={header} />
    ))}
    {hasActions ? (
      <HeadCell width="52px">
        <VisuallyHidden>Actions</VisuallyHidden>
      </HeadCell>
    ) : null}
  </tr>
);
