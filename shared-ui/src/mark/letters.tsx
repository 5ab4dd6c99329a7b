import { chakra } from '@chakra-ui/react';

const StyledLetters = chakra('span', { base: { _before: { content: 'attr(data-letters)' } } });

/** Initials as CSS content, so that they are not part of the accessible name. */
export const Letters = ({ letters }: { letters: string }) => (
  <StyledLetters data-letters={letters} aria-hidden />
);
