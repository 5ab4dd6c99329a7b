import type { ReactNode } from 'react';
import { Text } from './text';

const look = { color: 'accent', textDecoration: 'underline', textUnderlineOffset: '2px' };

export const LinkLook = ({ children }: { children: ReactNode }) => (
  <Text as="span" css={{ '&, & a': look }}>
    {children}
  </Text>
);
