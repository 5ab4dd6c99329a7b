import type { ReactNode } from 'react';
import { Box, Flex, Text } from 'shared-ui';

export const DayLine = ({ day }: { day: ReactNode }) => (
  <Flex align="center" gap="3" py="2">
    <Box flex="1" borderTopWidth="1px" borderColor="line" />
    <Text size="sm" tone="second">
      {day}
    </Text>
    <Box flex="1" borderTopWidth="1px" borderColor="line" />
  </Flex>
);
