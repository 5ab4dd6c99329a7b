import type { MouseEvent } from 'react';
import { Button, Flex, Text } from 'shared-ui';
import { MessageFrame } from './message-frame';
import { MessageText } from './message-text';
import type { Unsent } from './outbox';
import type { useConversation } from './use-conversation';

interface Props {
  unsent: Unsent;
  frame: { at: string; time: string; day: string | undefined };
  conversation: Pick<ReturnType<typeof useConversation>, 'retry' | 'discard'>;
}

/** The button goes when it is pressed, and the focus would go with it. */
const leave = ({ currentTarget }: MouseEvent<HTMLElement>): void =>
  currentTarget.closest<HTMLElement>('[role=region]')?.focus();

/** What became of a message that is not known to be stored. */
const Foot = ({ unsent: { clientMessageId, failure }, conversation }: Omit<Props, 'frame'>) => {
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
      <Button
        size="sm"
        onClick={(event) => {
          leave(event);
          conversation.retry(clientMessageId);
        }}
      >
        Send again
      </Button>
      <Button
        size="sm"
        variant="quiet"
        onClick={(event) => {
          leave(event);
          conversation.discard(clientMessageId);
        }}
      >
        Discard
      </Button>
    </Flex>
  );
};

/** A message of the reader's that is on its way, or waits to be sent again. */
export const UnsentLine = ({ unsent, frame, conversation }: Props) => (
  <MessageFrame
    {...frame}
    sender=""
    isOwn
    foot={<Foot unsent={unsent} conversation={conversation} />}
  >
    <MessageText message={unsent.message} />
  </MessageFrame>
);
