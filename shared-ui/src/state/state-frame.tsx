import { Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Heading } from '../layout/heading';
import { Text } from '../layout/text';

interface Props {
  icon?: ReactNode;
  title: string;
  words?: ReactNode;
  children?: ReactNode;
  role?: 'alert' | 'status';
}

export const StateFrame = ({ icon, title, words, children, role }: Props) => (
  <Flex
    role={role}
    direction="column"
    align="center"
    textAlign="center"
    gap="1"
    px="6"
    py="10"
    color="ink3"
  >
    {icon}
    <Heading
      level={2}
      textStyle="body"
      fontWeight={600}
      letterSpacing="0"
      color="ink"
      mt={icon ? '2' : '0'}
    >
      {title}
    </Heading>
    {words ? (
      <Text as="div" tone="second" maxWidth="46ch">
        {words}
      </Text>
    ) : null}
    {children ? (
      <Flex gap="2" mt="3" wrap="wrap" justify="center" align="center">
        {children}
      </Flex>
    ) : null}
  </Flex>
);
