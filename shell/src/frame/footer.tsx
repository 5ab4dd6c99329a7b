import { Flex, Text } from 'shared-ui';
import { useFooterTexts } from './shell-data';

export const Footer = () => {
  const { content, version } = useFooterTexts();
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
