import type { ReactNode } from 'react';
import { Flex } from 'shared-ui';

interface Props {
  disabled: boolean;
  /** Indents the line, for choices below the checkbox that selects all. */
  inner?: boolean;
  children: ReactNode;
}

export const ChoiceLine = ({ disabled, inner = false, children }: Props) => (
  <Flex
    as="label"
    align="center"
    gap="2.5"
    minHeight="8"
    ps={inner ? '6.5' : '0'}
    cursor={disabled ? 'not-allowed' : 'pointer'}
    color={disabled ? 'ink3' : 'ink'}
  >
    {children}
  </Flex>
);
