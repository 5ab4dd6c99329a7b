import { chakra } from '@chakra-ui/react';
import { inputFrameStyle } from '../layout/text-input';

export const EditorFrame = chakra('div', {
  base: {
    ...inputFrameStyle,
    p: 0,
    overflow: 'hidden',
    '&:has([role=textbox]:focus-visible)': {
      outline: '2px solid {colors.accent}',
      outlineOffset: '-1px',
    },
    '&[data-invalid], &[data-invalid]:hover': { borderColor: 'bad' },
    '&[data-disabled]': { bg: 'hover', color: 'ink3', cursor: 'not-allowed' },
  },
});
