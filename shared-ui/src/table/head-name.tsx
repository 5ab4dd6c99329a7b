import { memo } from 'react';
import { ArrowDownIcon, ArrowUpIcon } from '../icon';
import { fixedFace } from '../layout/fixed-face';

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

export interface HeadNameProps {
  id: string;
  header: string;
  sortable: boolean;
  sorted: 'asc' | 'desc' | undefined;
  onPress: (id: string) => void;
}

/** The name of a column, which sorts by it where it can. */
export const HeadName = memo(({ id, header, sortable, sorted, onPress }: HeadNameProps) => {
  if (!sortable) return header;
  const Arrow = sorted === 'desc' ? ArrowDownIcon : ArrowUpIcon;
  return (
    <SortButton type="button" data-sorted={sorted} onClick={() => onPress(id)}>
      {header}
      <Arrow size={13} aria-hidden />
    </SortButton>
  );
});
HeadName.displayName = 'HeadName';
