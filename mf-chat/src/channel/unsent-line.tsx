import type { MouseEvent } from 'react';
import { Button, Flex, Text } from 'shared-ui';
import { type LineFrame, MessageFrame } from './message-frame';
import { MessageText } from './message-text';
import type { Unsent } from './outbox';
import type { useConversation } from './use-conversation';

interface Props {
  unsent: Unsent;
  frame: LineFrame;
  conversation: Pick<ReturnType<typeof useConversation>, 'retry' | 'discard'>;
}

/**
 * Does what a button says, which goes when it is pressed: the focus stays in the log, and the second press of
 * a double click does nothing to the line that has moved there.
 */
const once =
  (act: () => void) =>
  ({ currentTarget, detail }: MouseEvent<HTMLElement>): void => {
    if (detail > 1) return;
    currentTarget.closest<HTMLElement>('[role=region]')?.focus();
    act();
  };

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
      <Button size="sm" onClick={once(() => conversation.retry(clientMessageId))}>
        Send again
      </Button>
      <Button size="sm" variant="quiet" onClick={once(() => conversation.discard(clientMessageId))}>
        Discard
      </Button>
    </Flex>
  );
};

/** A message of the reader's that is on its way, or waits to be sent again. */
export const UnsentLine = ({ unsent, frame: { time, day }, conversation }: Props) => (
  <MessageFrame
    {...{ time, day }}
    sender=""
    isOwn
    foot={<Foot unsent={unsent} conversation={conversation} />}
  >
    <MessageText message={unsent.message} />
  </MessageFrame>
);
