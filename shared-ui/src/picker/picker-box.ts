import { chakra } from '@chakra-ui/react';
import { inputFrameStyle } from '../layout/text-input';

export const PickerBox = chakra('div', {
  base: {
    ...inputFrameStyle,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '1',
    py: '1',
    cursor: 'text',
    '&:has(input:focus-visible)': {
      outline: '2px solid {colors.accent}',
      outlineOffset: '-1px',
    },
    '&[data-invalid], &[data-invalid]:hover': { borderColor: 'bad' },
    '&[data-disabled]': { bg: 'hover', cursor: 'not-allowed' },
  },
});

export const PickerInput = chakra(
  'input',
  {
    base: {
      flex: '1 1 60px',
      minWidth: '60px',
      minHeight: '26px',
      bg: 'transparent',
      outline: 'none !important',
      textStyle: 'body',
      color: 'ink',
    },
  },
  { defaultProps: { dir: 'auto' } },
);

export const PickerDot = chakra('span', {
  base: { flexShrink: 0, width: '7px', height: '7px', borderRadius: 'full', me: '0.5' },
});
