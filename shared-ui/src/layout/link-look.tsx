import type { ReactNode } from 'react';
import { Text } from './text';

const linkStyle = { color: 'accent', textDecoration: 'underline', textUnderlineOffset: '2px' };

export const LinkLook = ({ children }: { children: ReactNode }) => (
  <Text as="span" css={{ '&, & a': linkStyle }}>
    {children}
  </Text>
);
