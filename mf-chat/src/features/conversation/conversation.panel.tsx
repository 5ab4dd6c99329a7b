import { getChannels } from 'server/contract/chat/channels/chat.calls';
import { messages } from 'server/contract/messages';
import { useRead } from 'shared-auth';
import { EmptyState, ErrorState, Flex, Skeleton } from 'shared-ui';
import { Panel, usePanel } from 'shell/sdk/react';
import { applicantChat } from '../../../contract';
import { ChannelView } from '../../channel/channel-view';

const ApplicantConversation = ({ applicantId }: { applicantId: number }) => {
  const { data, error, reload } = useRead(getChannels, { query: { applicantId, limit: 1 } });
  const channel = data?.data[0];
  if (channel) return <ChannelView channelId={channel.id} />;
  if (error)
    return (
      <ErrorState
        title={messages.chat.channelsFailed}
        words={error.message}
        reference={error.requestId}
        onRetry={reload}
      />
    );
  if (!data)
    return (
      <Flex role="status" aria-label="The chat is being loaded">
        <Skeleton height="18px" />
      </Flex>
    );
  return <EmptyState title={messages.chat.noChannel} words={messages.chat.noneOfApplicant} />;
};

export const ConversationPanel = () => {
  const { input } = usePanel(applicantChat);
  return (
    <Panel>
      <Flex
        direction="column"
        height="calc(100dvh - 100px)"
        minHeight="360px"
        mx="-5"
        _print={{ height: 'auto' }}
      >
        <ApplicantConversation applicantId={input.applicantId} />
      </Flex>
    </Panel>
  );
};
