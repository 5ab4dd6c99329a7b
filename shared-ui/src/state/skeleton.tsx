import { chakra } from '@chakra-ui/react';

/** A grey place where something will be; give it the height of the real thing. */
export const Skeleton = chakra(
  'span',
  {
    base: {
      display: 'block',
      height: '12px',
      borderRadius: 'sm',
      bg: 'line',
      animation: 'breathe 1.6s ease-in-out infinite',
    },
  },
  { defaultProps: { 'aria-hidden': true } },
);
