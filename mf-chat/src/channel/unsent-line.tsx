import type { MouseEvent } from 'react';
import { Button, Flex, Text } from 'shared-ui';
import { type MessageLineFrame, MessageFrame } from './message-frame';
import { MessageText } from './message-text';
import type { UnsentMessage } from './outbox';
import type { useConversation } from './use-conversation';

interface Props {
  unsent: UnsentMessage;
  frame: MessageLineFrame;
  conversation: Pick<ReturnType<typeof useConversation>, 'retry' | 'discard'>;
}

/**
 * The clicked button disappears, so the focus moves to the log; the second click of a double click must not
 * hit the line that takes its position.
 */
const ignoreRepeats =
  (act: () => void) =>
  ({ currentTarget, detail }: MouseEvent<HTMLElement>): void => {
    if (detail > 1) return;
    currentTarget.closest<HTMLElement>('[role=region]')?.focus();
    act();
  };

const UnsentMessageFoot = ({
  unsent: { clientMessageId, failure },
  conversation,
}: Omit<Props, 'frame'>) => {
  if (failure === undefined)
    return (
      <Text size="sm" tone="second" mt="1">
        Sending…
      </Text>
    );
  return (
    <Flex gap="2" align="center" justify="flex-end" wrap="wrap" mt="1" role="alert">
      <Text size="sm" tone="bad">
        {`Not sent. ${failure}`}
      </Text>
      <Button size="sm" onClick={ignoreRepeats(() => conversation.retry(clientMessageId))}>
        Send again
      </Button>
      <Button
        size="sm"
        variant="quiet"
        onClick={ignoreRepeats(() => conversation.discard(clientMessageId))}
      >
        Discard
      </Button>
    </Flex>
  );
};

export const UnsentLine = ({ unsent, frame: { time, day }, conversation }: Props) => (
  <MessageFrame
    {...{ time, day }}
    sender=""
    isOwn
    foot={<UnsentMessageFoot unsent={unsent} conversation={conversation} />}
  >
    <MessageText message={unsent.message} />
  </MessageFrame>
);
