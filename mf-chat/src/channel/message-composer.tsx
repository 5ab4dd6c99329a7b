import { useId, useState, type KeyboardEvent } from 'react';
import type { ChannelMember } from 'server/contract/chat/channels/chat';
import { messages } from 'server/contract/messages';
import { useDraft } from 'shared-auth/drafts';
import { Box, Button, Flex, Notice, Text } from 'shared-ui';
import { isSendKey } from 'shared-ui/log';
import { MentionInput } from './mention-input';
import { findMessageRefusal } from './message-refusal.rule';

interface Props {
  channelId: number;
  members: readonly ChannelMember[];
  reader: number | undefined;
  warning: string;
  /** The composer keeps its text while it is disabled for this reason. */
  readOnlyReason: string;
  onType: () => void;
  onSend: (message: string) => void;
}

export const MessageComposer = ({
  channelId,
  members,
  reader,
  warning,
  readOnlyReason,
  onType,
  onSend,
}: Props) => {
  const warningId = useId();
  const { draft, save, discard } = useDraft<string>(`chat/${channelId}`);
  const [text, setText] = useState(draft ?? '');
  const [refusal, setRefusal] = useState<string>();
  const isReadOnly = readOnlyReason !== '';

  const type = (typed: string): void => {
    setText(typed);
    setRefusal(undefined);
    save(typed);
    if (typed.trim() !== '') onType();
  };
  const sendIt = (): void => {
    if (isReadOnly) return;
    const found = findMessageRefusal(text);
    setRefusal(found);
    // eslint-disable-next-line no-console -- the specification asks that an empty message is logged
    if (found === messages.chat.empty) console.info(found);
    if (found) return;
    onSend(text);
    setText('');
    discard();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isSendKey(event)) return;
    event.preventDefault();
    sendIt();
  };

  return (
    <Flex
      as="form"
      direction="column"
      gap="2"
      px="4"
      py="3"
      borderTopWidth="1px"
      borderColor="line"
      onSubmit={(event) => {
        event.preventDefault();
        sendIt();
      }}
    >
      {isReadOnly ? (
        <Notice title="This chat is read-only" words={readOnlyReason} tone="wait" />
      ) : null}
      {warning === '' || isReadOnly ? null : (
        <Flex gap="2" align="baseline" id={warningId}>
          <Box width="7px" height="7px" borderRadius="full" bg="wait" flexShrink={0} />
          <Text size="sm" tone="second" overflowWrap="anywhere">
            {warning}
          </Text>
        </Flex>
      )}
      <Flex gap="2" align="flex-end">
        <MentionInput
          members={members}
          reader={reader}
          aria-label="Message"
          aria-describedby={warning === '' || isReadOnly ? undefined : warningId}
          aria-keyshortcuts="Enter"
          placeholder="Write a message"
          rows={1}
          readOnly={isReadOnly}
          value={text}
          onType={type}
          onKeyDown={onKeyDown}
        />
        <Button type="submit" variant="main" disabledReason={readOnlyReason || undefined}>
          Send
        </Button>
      </Flex>
      <Text size="sm" tone="bad" role="status">
        {refusal ?? ''}
      </Text>
    </Flex>
  );
};
