import { chakra } from '@chakra-ui/react';

const Drawn = chakra('span', { base: { _before: { content: 'attr(data-letters)' } } });

/** Letters in place of a picture: drawn, but no part of the name that is read out. */
export const Letters = ({ letters }: { letters: string }) => (
  <Drawn data-letters={letters} aria-hidden />
);
