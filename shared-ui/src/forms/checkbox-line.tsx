import { chakra } from '@chakra-ui/react';

export const CheckboxLine = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2.5',
    minHeight: '6',
    cursor: 'pointer',
  },
});
