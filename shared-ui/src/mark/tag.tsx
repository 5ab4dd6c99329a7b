import { chakra } from '@chakra-ui/react';

/** A kind, in a hairline frame. */
export const Tag = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    px: '7px',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'sm',
    fontSize: '12px',
    lineHeight: '18px',
    color: 'ink2',
    maxWidth: 'full',
  },
});
