import type { Header, Table } from '@tanstack/react-table';
import { ArrowDownIcon, ArrowUpIcon } from '../icon';
import { Checkbox } from '../layout/checkbox';
import { fixedFace } from '../layout/fixed-face';
import { VisuallyHidden } from '../layout/visually-hidden';
import { HeadCell } from './cell-faces';
import type { Selection } from './use-selection';

const SortButton = fixedFace('button', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  mx: '-1',
  px: '1',
  py: '1',
  borderRadius: 'sm',
  fontWeight: 500,
  _hover: { color: 'ink' },
  '& > svg': { opacity: 0 },
  '&[data-sorted]': { color: 'ink', '& > svg': { opacity: 1 } },
  '[data-end] > &': { flexDirection: 'row-reverse' },
});

const order = { asc: 'ascending', desc: 'descending' } as const;

const HeaderCell = <Row,>({ header }: { header: Header<Row, unknown> }) => {
  const column = header.column.columnDef.meta?.column;
  const sorted = header.column.getIsSorted();
  const Arrow = sorted === 'desc' ? ArrowDownIcon : ArrowUpIcon;
  return (
    <HeadCell
      scope="col"
      data-end={column?.align === 'end' || undefined}
      aria-sort={sorted ? order[sorted] : undefined}
      style={{ width: column?.width }}
    >
      {header.column.getCanSort() ? (
        <SortButton
          type="button"
          data-sorted={sorted || undefined}
          onClick={header.column.getToggleSortingHandler()}
        >
          {column?.header}
          <Arrow size={13} aria-hidden />
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
      <HeadCell style={{ width: '44px' }}>
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
      <HeadCell style={{ width: '52px' }}>
        <VisuallyHidden>Actions</VisuallyHidden>
      </HeadCell>
    ) : null}
  </tr>
);
