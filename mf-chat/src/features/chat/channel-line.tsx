import type { Channel } from 'server/contract/chat/channels/chat';
import { useCompanyClock } from 'shared-auth';
import { Badge, Box, Flex, Link, Text } from 'shared-ui';
import { useDestination } from 'shell/sdk/react';
import { chatChannel } from '../../../contract';
import { renderTimeOrDate } from '../../channel/render-date';
import { useUnsentMessages } from '../../channel/use-unsent-messages';

interface Props {
  channel: Channel;
  search: string;
  isChosen: boolean;
}

const maxShownUnread = 99;

export const ChannelLine = ({ channel, search, isChosen }: Props) => {
  const { id, channelName, jobTitle, unread, lastAt } = channel;
  const clock = useCompanyClock();
  const failed = useUnsentMessages(id).filter(({ failure }) => failure !== undefined).length;
  const { href = '' } = useDestination({
    to: chatChannel,
    params: { channelIdentifier: String(id) },
    search: { search },
  });
  return (
    <Box
      asChild
      display="block"
      px="2.5"
      py="2"
      borderRadius="md"
      _hover={{ bg: 'hover' }}
      {...(isChosen && { bg: 'accentSoft', _hover: { bg: 'accentSoft' } })}
    >
      <Link to={href} aria-current={isChosen ? 'page' : undefined}>
        <Flex gap="2" align="baseline">
          <Text
            as="span"
            flex="1"
            minWidth="0"
            fontWeight={unread > 0 ? 650 : 500}
            overflow="hidden"
            textOverflow="ellipsis"
            dir="auto"
            whiteSpace="nowrap"
          >
            {channelName}
          </Text>
          {unread > 0 ? (
            <Badge aria-label={`${unread} unread`} role="img">
              {unread > maxShownUnread ? `${maxShownUnread}+` : unread}
            </Badge>
          ) : null}
        </Flex>
        <Flex gap="2" align="baseline">
          <Text
            as="span"
            size="sm"
            tone="second"
            flex="1"
            minWidth="0"
            overflow="hidden"
            textOverflow="ellipsis"
            dir="auto"
            whiteSpace="nowrap"
          >
            {jobTitle}
          </Text>
          {failed > 0 ? (
            <Text as="span" size="sm" tone="bad" flexShrink={0}>
              {`${failed} not sent`}
            </Text>
          ) : null}
          <Text as="span" size="sm" tone="second" flexShrink={0}>
            {renderTimeOrDate(lastAt, clock)}
          </Text>
        </Flex>
      </Link>
    </Box>
  );
};
