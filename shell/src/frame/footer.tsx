import { Flex, Text } from 'shared-ui';
import { useFooter } from './shell-data';

export const Footer = () => {
  const { content, version } = useFooter();
  return (
    <Flex as="footer" justify="space-between" gap="4" mt="auto" pt="3.5">
      <Text as="span" size="sm" tone="third">
        {content}
      </Text>
      <Text as="span" size="sm" tone="third" whiteSpace="nowrap">
        {`Version ${version}`}
      </Text>
    </Flex>
  );
};
