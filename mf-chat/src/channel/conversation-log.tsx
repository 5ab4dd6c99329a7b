import { Fragment, type ReactNode } from 'react';
import type { ChannelMember } from 'server/contract/chat/channels/chat';
import { messages as words } from 'server/contract/messages';
import { useCompanyClock } from 'shared-auth';
import {
  Box,
  Button,
  ConfirmDialog,
  EmptyState,
  ErrorState,
  Flex,
  Skeleton,
  Text,
  VisuallyHidden,
} from 'shared-ui';
import { GrowingLog } from 'shared-ui/log';
import type { ConversationState } from './conversation';
import { MessageLine } from './message-line';
import { NoticeLine } from './notice-line';
import type { UnsentMessage } from './outbox';
import { renderDate, renderDateTime } from './render-date';
import { UnsentLine } from './unsent-line';
import type { useConversation } from './use-conversation';
import { useMessageFocus } from './use-message-focus';
import { useMessageEditing } from './use-message-changes';

type Conversation = ReturnType<typeof useConversation>;

interface Props {
  conversation: Pick<
    Conversation,
    'load' | 'loadEarlier' | 'loadBackTo' | 'retry' | 'discard' | 'edit' | 'remove' | 'revised'
  >;
  state: ConversationState;
  at: number | undefined;
  unsent: readonly UnsentMessage[];
  members: readonly ChannelMember[];
  reader: number | undefined;
  isReadOnly: boolean;
}

const LogSkeleton = () => (
  <Box flex="1" p="4" role="status" aria-label="The messages are being loaded">
    <Skeleton width="45%" height="36px" mb="4" />
    <Skeleton width="60%" height="56px" />
  </Box>
);

const ArrivalAnnouncement = ({
  arrived,
  reader,
}: {
  arrived: ConversationState['arrived'];
  reader: number | undefined;
}) => (
  <VisuallyHidden role="log" aria-live="polite" aria-label="New messages">
    {arrived
      .filter(({ senderId }) => senderId !== reader)
      .map(({ sequence, senderName, message }) => (
        <span key={sequence}>{senderName === '' ? message : `${senderName}: ${message}`}</span>
      ))}
  </VisuallyHidden>
);

const hasNoMessages = ({ messages, hasEarlier }: ConversationState): boolean =>
  !hasEarlier && !messages.some(({ kind }) => kind === 'message');

export const ConversationLog = ({
  conversation,
  state,
  unsent,
  at: opened,
  members,
  reader,
  isReadOnly,
}: Props) => {
  const changes = useMessageEditing(conversation);
  const landingOf = useMessageFocus(opened, conversation);
  const clock = useCompanyClock();
  const { messages, isLoaded, error, earlierError, arrived } = state;
  if (!isLoaded && error)
    return (
      <Box flex="1" overflowY="auto">
        <ErrorState
          title="The messages could not be loaded"
          words={error.message}
          reference={error.requestId}
          onRetry={() => void conversation.load()}
        />
      </Box>
    );
  if (!isLoaded) return <LogSkeleton />;
  const openedAt = messages.findIndex(({ sequence }) => sequence === opened);
  const times = [...messages.map(({ updated_at }) => updated_at), ...unsent.map(({ at }) => at)];
  const dayAbove = (index: number): ReactNode => {
    const [at, before] = [times[index], times[index - 1]];
    if (at === undefined || (before !== undefined && clock.dayOf(before) === clock.dayOf(at)))
      return undefined;
    return renderDate(at, clock);
  };
  const draw = (index: number) => {
    const at = times[index] ?? '';
    const frame = {
      time: renderDateTime(at, clock),
      clockTime: clock.spokenTimeOf(at),
      day: dayAbove(index),
    };
    const message = messages[index];
    if (message && message.kind !== 'message') return <NoticeLine notice={message} frame={frame} />;
    if (message)
      return (
        <MessageLine
          message={message}
          frame={frame}
          members={members}
          reader={reader}
          isReadOnly={isReadOnly}
          changes={changes}
          landing={landingOf(message.sequence)}
        />
      );
    const own = unsent[index - messages.length];
    return own ? <UnsentLine unsent={own} frame={frame} conversation={conversation} /> : null;
  };
  return (
    <>
      <ArrivalAnnouncement arrived={arrived} reader={reader} />
      <ConfirmDialog
        open={changes.toDelete !== undefined}
        title="Delete this message?"
        words="Nobody will read it any more. That a message stood here stays in sight."
        confirmLabel="Delete"
        danger
        onConfirm={changes.remove}
        onClose={changes.keep}
      />
      {unsent.length === 0 && hasNoMessages(state) ? (
        <Box
          flex="1"
          overflowY="auto"
          py="2"
          role="region"
          aria-label="Messages"
          // A scrollable region needs a tab stop for keyboard users.
          tabIndex={0}
        >
          {messages.map(({ sequence }, index) => (
            <Fragment key={sequence}>{draw(index)}</Fragment>
          ))}
          <EmptyState title={words.chat.none} words={words.chat.write} />
        </Box>
      ) : (
        <GrowingLog
          label="Messages"
          keys={[
            // A stored message uses the key of its unsent version, so that it does not mount again.
            ...messages.map(({ sequence, clientMessageId }) => clientMessageId ?? String(sequence)),
            ...unsent.map(({ clientMessageId }) => clientMessageId),
          ]}
          draw={draw}
          written={unsent.at(-1)?.clientMessageId}
          start={openedAt === -1 ? undefined : openedAt}
          onNearStart={() => {
            if (!earlierError) void conversation.loadEarlier();
          }}
          lead={
            earlierError ? (
              <Flex gap="3" align="center" p="4" role="alert" wrap="wrap">
                <Text size="sm">{`Earlier messages could not be loaded. ${earlierError.message}`}</Text>
                <Button size="sm" onClick={() => void conversation.loadEarlier()}>
                  Retry
                </Button>
              </Flex>
            ) : null
          }
        />
      )}
    </>
  );
};
