import { memo } from 'react';
import { ArrowDownIcon, ArrowUpIcon } from '../icon';
import { Checkbox } from '../layout/checkbox';
import { fixedFace } from '../layout/fixed-face';
import { VisuallyHidden } from '../layout/visually-hidden';
import { HeadCell } from './cell-faces';
import type { Column, Sort } from './column';
import type { Selection } from './use-selection';
import { useSortPress } from './use-sort-press';

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

interface NameProps {
  id: string;
  header: string;
  isEnd: boolean;
  width: string | undefined;
  sortable: boolean;
  sorted: keyof typeof order | undefined;
  onPress: (id: string) => void;
}

const NameCell = memo(({ id, header, isEnd, width, sortable, sorted, onPress }: NameProps) => {
  const Arrow = sorted === 'desc' ? ArrowDownIcon : ArrowUpIcon;
  return (
    <HeadCell
      scope="col"
      data-end={isEnd || undefined}
      aria-sort={sorted && order[sorted]}
      style={{ width }}
    >
      {sortable ? (
        <SortButton type="button" data-sorted={sorted} onClick={() => onPress(id)}>
          {header}
          <Arrow size={13} aria-hidden />
        </SortButton>
      ) : (
        header
      )}
    </HeadCell>
  );
});
NameCell.displayName = 'NameCell';

interface Props<Row> {
  columns: readonly Column<Row>[];
  sort: Sort | null;
  onSort: ((sort: Sort | null) => void) | undefined;
  selection: Selection | undefined;
  hasActions: boolean;
}

const directionOf = (sort: Sort | null, id: string): NameProps['sorted'] => {
  if (sort?.id !== id) return undefined;
  return sort.desc ? 'desc' : 'asc';
};

/** Names of the columns, and the box for the whole page. */
export const HeadRow = <Row,>({ columns, sort, onSort, selection, hasActions }: Props<Row>) => {
  const press = useSortPress(sort, onSort);
  return (
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
      {columns.map(({ id, header, align, width, sortable = false }) => (
        <NameCell
          key={id}
          {...{ id, header, width, sortable }}
          isEnd={align === 'end'}
          sorted={directionOf(sort, id)}
          onPress={press}
        />
      ))}
      {hasActions ? (
        <HeadCell style={{ width: '52px' }}>
          <VisuallyHidden>Actions</VisuallyHidden>
        </HeadCell>
      ) : null}
    </tr>
  );
};
