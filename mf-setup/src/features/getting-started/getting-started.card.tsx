import { Button, Card, Flex, Heading, Text } from 'shared-ui';
import { progressWords } from './progress-words';
import { StepList } from './step-list';
import { useGettingStarted } from './use-getting-started';

/** On the dashboard until everything is there, or an administrator puts it away. */
export const GettingStartedCard = () => {
  const { state, dismiss, isSending } = useGettingStarted();
  const missing = state?.steps.filter(({ isDone }) => !isDone) ?? [];
  if (!state || state.isDismissed || missing.length === 0) return null;
  return (
    <Card px="5" pt="4" pb="1">
      <Flex justify="space-between" align="start" gap="4" wrap="wrap">
        <div>
          <Heading level={2}>Getting started</Heading>
          <Text tone="second">{progressWords(state.steps)}</Text>
        </div>
        <Button busy={isSending} onClick={() => dismiss(true)}>
          Hide
        </Button>
      </Flex>
      <StepList steps={state.steps} />
    </Card>
  );
};
