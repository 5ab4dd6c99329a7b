import { memo } from 'react';
import { ArrowDownIcon, ArrowUpIcon } from '../icon';
import { withFixedStyles } from '../layout/with-fixed-styles';

/** Minimum height of a click target, since two column names may be above each other. */
const headNameStyle = { display: 'inline-flex', alignItems: 'center', minHeight: '24px' } as const;

const PlainHeadName = withFixedStyles('span', headNameStyle);

const SortButton = withFixedStyles('button', {
  ...headNameStyle,
  gap: '1',
  mx: '-1',
  px: '1',
  borderRadius: 'sm',
  fontWeight: 'inherit',
  _hover: { color: 'ink' },
  '& > svg': { opacity: 0 },
  '&[data-sorted]': { color: 'ink', '& > svg': { opacity: 1 } },
  '[data-end] &': { flexDirection: 'row-reverse' },
});

export interface ColumnHeadNameProps {
  id: string;
  header: string;
  sortable: boolean;
  sorted: 'asc' | 'desc' | undefined;
  onPress: (id: string) => void;
}

export const ColumnHeadName = memo(
  ({ id, header, sortable, sorted, onPress }: ColumnHeadNameProps) => {
    if (!sortable) return <PlainHeadName>{header}</PlainHeadName>;
    const Arrow = sorted === 'desc' ? ArrowDownIcon : ArrowUpIcon;
    return (
      <SortButton type="button" data-sorted={sorted} onClick={() => onPress(id)}>
        <span>{header}</span>
        <Arrow size={13} aria-hidden />
      </SortButton>
    );
  },
);
ColumnHeadName.displayName = 'HeadName';
