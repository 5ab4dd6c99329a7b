import { Box, chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { ChevronDownIcon } from '../icon';
import { inputFrame } from '../layout/text-input';

const Select = chakra('select', {
  base: { ...inputFrame, appearance: 'none', pe: '8', '& option': { bg: 'raised' } },
});

export const SelectInput = (props: ComponentProps<typeof Select>) => (
  <Box position="relative">
    <Select {...props} />
    <Box position="absolute" insetInlineEnd="2.5" top="11px" pointerEvents="none">
      <ChevronDownIcon size={14} aria-hidden />
    </Box>
  </Box>
);
