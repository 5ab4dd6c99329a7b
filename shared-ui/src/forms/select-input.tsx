import { Box, chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { ChevronDownIcon } from '../icon';
import { inputFrameStyle } from '../layout/text-input';

const StyledSelect = chakra('select', {
  base: { ...inputFrameStyle, appearance: 'none', pe: '8', '& option': { bg: 'raised' } },
});

export const SelectInput = (props: ComponentProps<typeof StyledSelect>) => (
  <Box position="relative">
    <StyledSelect {...props} />
    <Box position="absolute" insetInlineEnd="2.5" top="11px" pointerEvents="none">
      <ChevronDownIcon size={14} aria-hidden />
    </Box>
  </Box>
);
