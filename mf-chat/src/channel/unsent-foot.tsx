import { Button, Flex, Text } from 'shared-ui';
import type { Unsent } from './conversation';

interface Props {
  unsent: Unsent;
  onRetry: () => void;
  onDiscard: () => void;
}

/** What became of a message that is not known to be stored. */
export const UnsentFoot = ({ unsent: { failure }, onRetry, onDiscard }: Props) =>
  failure === undefined ? (
    <Text size="sm" tone="second" mt="1">
      Sending…
    </Text>
  ) : (
    <Flex gap="2" align="center" wrap="wrap" mt="1" role="alert">
      <Text size="sm" tone="bad">
        {`Not sent. ${failure}`}
      </Text>
      <Button size="sm" onClick={onRetry}>
        Send again
      </Button>
      <Button size="sm" variant="quiet" onClick={onDiscard}>
        Discard
      </Button>
    </Flex>
  );
