import { Box, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { IconButton } from '../action/icon-button';
import { CloseIcon } from '../icon';
import { Heading } from '../layout/heading';
import { Text } from '../layout/text';

interface ModalHeadProps {
  titleId: string;
  title: string;
  second?: ReactNode;
  onClose?: () => void;
}

export const ModalHead = ({ titleId, title, second, onClose }: ModalHeadProps) => (
  <Flex gap="2" align="flex-start" px="5" pt="4.5" pb="3">
    <Box flex="1" minWidth="0">
      <Heading id={titleId}>{title}</Heading>
      {second ? (
        <Text as="div" dir="auto" size="sm" tone="third" mt="0.5">
          {second}
        </Text>
      ) : null}
    </Box>
    {onClose ? (
      <IconButton
        label="Close"
        size="sm"
        icon={<CloseIcon size={18} aria-hidden />}
        onClick={onClose}
      />
    ) : null}
  </Flex>
);

export const ModalBody = ({ children }: { children: ReactNode }) => (
  <Box flex="1" minHeight="0" overflowY="auto" px="5" _print={{ overflow: 'visible' }}>
    <Box pb="5">{children}</Box>
  </Box>
);

export const ModalFoot = ({ children }: { children: ReactNode }) => (
  <Flex
    gap="2"
    justify="flex-end"
    wrap="wrap"
    px="5"
    py="3"
    borderTopWidth="1px"
    borderColor="line"
  >
    {children}
  </Flex>
);
