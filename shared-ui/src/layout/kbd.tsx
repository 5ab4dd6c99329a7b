import { chakra } from '@chakra-ui/react';

/** A key on the keyboard. */
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
