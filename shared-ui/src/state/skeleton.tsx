import { chakra } from '@chakra-ui/react';

/** Grey placeholder of loading content; must have the height of the content. */
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
