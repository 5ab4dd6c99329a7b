import type { ReactNode } from 'react';
import type { ChannelInfo } from 'server/contract/chat/channels/chat';
import { getChannelInfo } from 'server/contract/chat/channels/chat.calls';
import { useRead, useUserInfo } from 'shared-auth';
import { Box, ErrorState, Flex, Skeleton, Text } from 'shared-ui';
import { getAudienceWarning } from './audience.rule';
import { ChannelHead } from './channel-head';
import { MessageComposer } from './message-composer';
import { ConversationLog } from './conversation-log';
import { NoChannel } from './no-channel';
import { formatPresentNames } from './present-names.rule';
import { formatTypingNames } from './typing-names.rule';
import { useConversation } from './use-conversation';
import { usePresentMembers } from './use-present-members';
import { useTypingSignals } from './use-typing-signals';

interface Props {
  channelId: number;
  isPage?: boolean;
  /** Sequence number of the message at which the chat opens; the newest message by default. */
  at?: number | undefined;
  back?: ReactNode;
}

interface OpenChannelProps extends Omit<Props, 'channelId'> {
  info: ChannelInfo;
  onRefused: () => void;
}

const OpenChannel = ({ info, onRefused, isPage = false, at, back }: OpenChannelProps) => {
  const reader = useUserInfo().data?.userId;
  const typing = useTypingSignals(info.id, reader);
  const { state, unsent, ...conversation } = useConversation(info, {
    onRefused,
    onReceived: ({ senderId }) => {
      if (senderId !== null) typing.stopped(senderId);
    },
  });
  const present = usePresentMembers(info.id);
  const others = info.members.filter(({ userId }) => userId !== reader && present.includes(userId));
  const writers = info.members.filter(({ userId }) => typing.writers.includes(userId));
  return (
    <>
      <ChannelHead info={info} present={present} isPage={isPage} back={back} />
      <ConversationLog
        conversation={conversation}
        state={state}
        unsent={unsent}
        at={at}
        members={info.members}
        reader={reader}
        isReadOnly={info.readOnlyReason !== ''}
      />
      <LiveStatusLine
        words={
          formatTypingNames(writers.map(({ name }) => name)) ||
          formatPresentNames(others.map(({ name }) => name))
        }
      />
      <MessageComposer
        channelId={info.id}
        members={info.members}
        reader={reader}
        warning={getAudienceWarning(info.members, reader)}
        readOnlyReason={info.readOnlyReason}
        onType={typing.signalTyping}
        onSend={(message) => {
          typing.sent();
          conversation.sendMessage(message);
        }}
      />
    </>
  );
};

const LiveStatusLine = ({ words }: { words: string }) => (
  <Text size="sm" tone="second" px="4" pb="1" minHeight="22px" overflowWrap="anywhere">
    {words}
  </Text>
);

export const ChannelView = ({ channelId, ...rest }: Props) => {
  const { data, error, reload } = useRead(getChannelInfo, { params: { id: channelId } });
  const info = data?.data.id === channelId ? data.data : undefined;
  // A failed reload leaves the previous data in place, but the user may have lost access to the channel.
  if (error?.status === 404 || error?.status === 403) return <NoChannel back={rest.back} />;
  if (info) return <OpenChannel key={channelId} info={info} onRefused={reload} {...rest} />;
  if (error)
    return (
      <ErrorState
        title="The chat could not be loaded"
        words={error.message}
        reference={error.requestId}
        onRetry={reload}
      />
    );
  return (
    <Flex direction="column" gap="4" p="4" role="status" aria-label="The chat is being loaded">
      <Skeleton width="40%" height="20px" />
      <Skeleton width="60%" height="14px" />
      <Box flex="1" />
    </Flex>
  );
};
