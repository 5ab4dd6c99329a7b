import { Flex } from '@chakra-ui/react';
import { Checkbox } from '../layout/checkbox';
import type { RowSelection } from './use-row-selection';

export const NarrowTableHead = ({ selection }: { selection: RowSelection }) => (
  <Flex
    as="label"
    align="center"
    gap="3"
    px="3.5"
    minHeight="40px"
    textStyle="small"
    color="ink3"
    borderBottomWidth="1px"
    borderColor="line"
  >
    <Checkbox
      checked={selection.pageState === 'all'}
      indeterminate={selection.pageState === 'some'}
      onChange={selection.togglePage}
    />
    Select all rows of this page
  </Flex>
);
