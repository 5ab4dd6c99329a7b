import { chakra } from '@chakra-ui/react';
import { withFixedStyles } from '../layout/with-fixed-styles';

export const StyledTable = chakra('table', {
  base: { width: 'full', tableLayout: 'fixed', borderCollapse: 'separate', borderSpacing: 0 },
});

const endCellStyle = {
  position: 'sticky',
  insetInlineEnd: 0,
  overflow: 'visible',
  px: '1',
  textAlign: 'end',
  '[data-beyond] &::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: '100%',
    width: '14px',
    pointerEvents: 'none',
    background: 'linear-gradient(to left, {colors.lineStrong}, transparent)',
  },
} as const;

/** `data-end` marks a column of numbers, `data-place=menu` the actions column. */
export const StyledHeadCell = withFixedStyles('th', {
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
  _print: { position: 'static' },
  '&[data-end]': { textAlign: 'end' },
  '&[data-place=menu]': { ...endCellStyle, zIndex: 2, pe: '2.5' },
});

export const StyledRow = withFixedStyles('tr', {
  '& > td': { bg: 'panel' },
  _hover: { '& > td': { bg: 'hover' } },
  '&:has(:focus-visible) > td': { bg: 'hover' },
  _focusVisible: { outlineOffset: '-2px' },
  '&[aria-selected=true] > td, &[aria-selected=true]:hover > td': { bg: 'accentSoft' },
  '&:has(a[data-row-link])': { cursor: 'pointer' },
  '&:last-child > td': { borderBottomWidth: 0 },
});

/** `data-place` is `end` for numbers, `wrap` for sentences, `menu` for actions. */
export const StyledCell = withFixedStyles('td', {
  height: '48px',
  '[data-compact] &': { height: '40px' },
  px: '2.5',
  borderBottomWidth: '1px',
  borderColor: 'line',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  transition: 'background-color 120ms',
  '&[data-place=end]': { textAlign: 'end' },
  '&[data-place=wrap]': { py: '2', whiteSpace: 'normal', overflowWrap: 'anywhere' },
  '&[data-place=menu]': endCellStyle,
});
