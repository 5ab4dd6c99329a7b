import { Box, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Heading } from '../layout/heading';
import { Text } from '../layout/text';

interface Props {
  title: string;
  words?: ReactNode;
  actions?: ReactNode;
}

/** Head of a page with its only `h1`, which gets the focus when the page opens. */
export const PageHead = ({ title, words, actions }: Props) => (
  <Flex as="header" align="flex-end" gap="3" wrap="wrap" mb="4.5">
    <Box minWidth="0">
      <Heading level={1} tabIndex={-1}>
        {title}
      </Heading>
      <Text tone="second" mt="0.5" minHeight="20px">
        {words}
      </Text>
    </Box>
    <Flex gap="3" ml="auto" wrap="wrap">
      {actions}
    </Flex>
  </Flex>
);
