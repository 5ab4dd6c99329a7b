import { messages } from 'server/contract/messages';
import {
  Box,
  Card,
  ChevronLeftIcon,
  EmptyState,
  Flex,
  Heading,
  Link,
  pageRoom,
  Text,
} from 'shared-ui';
import { useDestination, useDocumentTitle, useRoute } from 'shell/sdk/react';
import { chat } from '../../../contract';
import { ChannelView } from '../../channel/channel-view';
import { NoChannel } from '../../channel/no-channel';
import { ChannelList } from './channel-list';
import { useMessageInAddress } from './use-message-in-address';
import { useChannelSearch } from './use-channel-search';

const parseChannelId = (identifier: string): number | undefined =>
  /^[1-9]\d{0,9}$/.test(identifier) ? Number(identifier) : undefined;

const NoChannelChosen = () => (
  <>
    <Box px="4" py="3" borderBottomWidth="1px" borderColor="line">
      <Text fontWeight={600}>{messages.chat.noChannel}</Text>
    </Box>
    <EmptyState title={messages.chat.none} words={messages.chat.pick} />
  </>
);

const BackToList = ({ search }: { search: string }) => {
  const { href } = useDestination({ to: chat, search: { search } });
  return href === undefined ? null : (
    <Box display={{ base: 'block', lg: 'none' }} mb="2">
      <Box asChild display="inline-flex" alignItems="center" gap="1" color="accent" minHeight="6">
        <Link to={href}>
          <ChevronLeftIcon size={16} aria-hidden />
          All chats
        </Link>
      </Box>
    </Box>
  );
};

export const ChatPage = () => {
  const { channelIdentifier } = useRoute().params;
  const [search, setSearch] = useChannelSearch();
  const at = useMessageInAddress();
  const isChosen = channelIdentifier !== undefined;
  const id = isChosen ? parseChannelId(channelIdentifier) : undefined;
  const back = <BackToList search={search} />;
  useDocumentTitle('Referral Chat');
  return (
    <Card
      display="flex"
      overflow="hidden"
      height={{ base: pageRoom(150), md: pageRoom(164) }}
      minHeight="420px"
      _print={{ display: 'block', height: 'auto', overflow: 'visible' }}
    >
      <Flex
        direction="column"
        width={{ base: 'full', lg: '300px' }}
        flexShrink={0}
        minHeight="0"
        display={{ base: isChosen ? 'none' : 'flex', lg: 'flex' }}
        borderInlineEndWidth={{ base: '0', lg: '1px' }}
        borderColor="line"
        {...(isChosen && { _print: { display: 'none' } })}
      >
        <Box px="4" pt="3">
          <Heading level={isChosen ? 2 : 1} tabIndex={-1} textStyle="title">
            Referral Chat
          </Heading>
        </Box>
        <ChannelList search={search} onSearch={setSearch} chosen={id} />
      </Flex>
      <Flex
        as="section"
        aria-label="Conversation"
        direction="column"
        flex="1"
        minWidth="0"
        minHeight="0"
        display={{ base: isChosen ? 'flex' : 'none', lg: 'flex' }}
      >
        {isChosen ? null : <NoChannelChosen />}
        {isChosen && id === undefined ? <NoChannel back={back} /> : null}
        {id === undefined ? null : <ChannelView channelId={id} isPage at={at} back={back} />}
      </Flex>
    </Card>
  );
};
