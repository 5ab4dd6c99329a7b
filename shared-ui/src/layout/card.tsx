import { chakra } from '@chakra-ui/react';

/** A framed part of a page; a hairline instead of a shadow. */
export const Card = chakra('section', {
  base: {
    bg: 'panel',
    '--surface': 'colors.panel',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'lg',
    minWidth: 0,
  },
});
