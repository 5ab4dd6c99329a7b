import { Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** The filters of a list, in one row that wraps. */
export const FilterBar = ({ children }: { children: ReactNode }) => (
  <Flex role="search" aria-label="Filters" wrap="wrap" gap="2" mb="3">
    {children}
  </Flex>
);
