import type { ReactNode } from 'react';
import { Box } from 'shared-ui';

/** Lets a column take the width that the others leave, and be cut to it, but never below `least`. */
export const TakingWhatIsLeft = ({ least, children }: { least: string; children: ReactNode }) => (
  <Box minWidth={{ md: least }}>
    <Box width={{ md: '0' }} minWidth="full">
      {children}
    </Box>
  </Box>
);
