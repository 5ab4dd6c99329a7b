import { chakra } from '@chakra-ui/react';
import { fixedFace } from '../layout/fixed-face';

export const TableFace = chakra('table', {
  base: { width: 'full', borderCollapse: 'separate', borderSpacing: 0 },
});

/** `data-end` over a column of numbers. */
export const HeadCell = fixedFace('th', {
  position: 'sticky',
  top: 0,
  zIndex: 1,
  height: '37px',
  px: '2.5',
  textAlign: 'start',
  textStyle: 'small',
  fontWeight: 500,
  color: 'ink3',
  bg: 'panel',
  borderBottomWidth: '1px',
  borderColor: 'line',
  whiteSpace: 'nowrap',
  '&[data-end]': { textAlign: 'end' },
});

export const RowFace = fixedFace('tr', {
  '& > td': { bg: 'panel' },
  _hover: { '& > td': { bg: 'hover' } },
  '&[aria-selected=true] > td, &[aria-selected=true]:hover > td': { bg: 'accentSoft' },
  '&:has(a[data-row-link])': { cursor: 'pointer' },
  '&:last-child > td': { borderBottomWidth: 0 },
});

/** `data-place` is `end` for numbers, `menu` for what can be done with the row. */
export const Cell = fixedFace('td', {
  height: '48px',
  px: '2.5',
  borderBottomWidth: '1px',
  borderColor: 'line',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  transition: 'background-color 120ms',
  '&[data-place]': { textAlign: 'end' },
  '&[data-place=menu]': { px: '1' },
});
