import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';

const StyledHeading = chakra('h2', {
  variants: {
    look: {
      page: { textStyle: 'page' },
      title: { textStyle: 'title' },
      small: { textStyle: 'body', fontWeight: 600 },
    },
  },
});

const headingLooks = { 1: 'page', 2: 'title', 3: 'small' } as const;

interface Props extends Omit<ComponentProps<typeof StyledHeading>, 'look' | 'as'> {
  level?: 1 | 2 | 3;
}

/** Heading with `dir="auto"`, since users enter names in any language. */
export const Heading = ({ level = 2, ...rest }: Props) => (
  <StyledHeading as={`h${level}`} dir="auto" look={headingLooks[level]} {...rest} />
);
