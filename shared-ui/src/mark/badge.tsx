import { chakra } from '@chakra-ui/react';

export const Badge = chakra('span', {
  base: {
    display: 'inline-block',
    px: '7px',
    borderRadius: 'sm',
    fontSize: '12px',
    lineHeight: '18px',
    fontWeight: 550,
    bg: 'accentSoft',
    color: 'accent',
  },
});
