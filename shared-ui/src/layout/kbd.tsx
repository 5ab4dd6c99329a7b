import { chakra } from '@chakra-ui/react';

export const Kbd = chakra('kbd', {
  base: {
    fontFamily: 'body',
    textStyle: 'small',
    borderWidth: '1px',
    borderColor: 'lineStrong',
    borderRadius: 'sm',
    px: '5px',
    color: 'ink3',
  },
});
