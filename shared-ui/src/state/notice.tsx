import { Box, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Text } from '../layout/text';
import type { Tone } from '../mark/status-dot';

interface Props {
  title: ReactNode;
  words?: ReactNode;
  tone?: Tone;
  action?: ReactNode;
}

export const Notice = ({ title, words, tone = 'info', action }: Props) => (
  <Flex
    role="status"
    gap="3"
    align="flex-start"
    wrap="wrap"
    p="4"
    bg="panel"
    borderWidth="1px"
    borderColor="line"
    borderRadius="lg"
  >
    <Box mt="7px" width="7px" height="7px" borderRadius="full" bg={tone} flexShrink={0} />
    <Box flex="1" minWidth="150px">
      <Text fontWeight={550}>{title}</Text>
      {words ? (
        <Text as="div" tone="second">
          {words}
        </Text>
      ) : null}
    </Box>
    {action}
  </Flex>
);
