import type { ReactNode } from 'react';
import { messages } from 'server/contract/messages';
import { Box, EmptyState } from 'shared-ui';

export const NoChannel = ({ back }: { back?: ReactNode }) => (
  <Box p="4">
    {back}
    <EmptyState
      title={messages.chat.noChannel}
      words="There is no such chat, or you are not among those who read it. Choose another one."
    />
  </Box>
);
