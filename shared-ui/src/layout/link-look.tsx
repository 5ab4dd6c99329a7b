import type { ReactNode } from 'react';
import { Text } from './text';

/** How a link among words looks. */
export const LinkLook = ({ children }: { children: ReactNode }) => (
  <Text as="span" color="accent" textDecoration="underline" textUnderlineOffset="2px">
    {children}
  </Text>
);
