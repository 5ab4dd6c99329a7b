import { Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export const FilterBar = ({ children }: { children: ReactNode }) => (
  <Flex role="search" aria-label="Filters" wrap="wrap" gap="2" mb="3">
    {children}
  </Flex>
);
