import { chakra } from '@chakra-ui/react';

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
