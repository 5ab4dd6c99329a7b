import { chakra } from '@chakra-ui/react';

export const Text = chakra('p', {
  variants: {
    size: { md: { textStyle: 'body' }, sm: { textStyle: 'small' } },
    tone: {
      first: { color: 'ink' },
      second: { color: 'ink2' },
      third: { color: 'ink3' },
      bad: { color: 'bad' },
    },
  },
});
