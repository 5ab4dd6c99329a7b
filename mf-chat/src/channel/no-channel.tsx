import type { ReactNode } from 'react';
import { messages } from 'server/contract/messages';
import { Box, EmptyState } from 'shared-ui';

/** A channel that there is none of, or that the reader does not read. */
export const NoChannel = ({ back }: { back?: ReactNode }) => (
  <Box p="4">
    {back}
    <EmptyState
      title={messages.chat.noChannel}
      words="There is no such chat, or you are not among those who read it. Choose another one."
    />
  </Box>
);
