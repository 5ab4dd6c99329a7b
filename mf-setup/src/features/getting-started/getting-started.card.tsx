import { getGettingStarted } from 'server/contract/console/getting-started/getting-started.calls';
import { beginRead } from 'shared-auth';
import { Button, Card, ErrorState, Flex, Heading, Skeleton, Text } from 'shared-ui';
import { isStepSettled, formatStepProgress } from './format-progress';
import { StepList } from './step-list';
import { useGettingStarted } from './use-getting-started';

const cardTitle = <Heading level={2}>Getting started</Heading>;

export const GettingStartedCard = () => {
  const { state, error, reload, dismiss, dismissSteps, isSending } = useGettingStarted();
  if (!state)
    return (
      <Card px="5" pt="4" pb="1" height="full">
        {cardTitle}
        {error ? (
          <ErrorState
            title="What is missing could not be loaded"
            words={error.message}
            reference={error.requestId}
            onRetry={reload}
          />
        ) : (
          <Skeleton mt="3" width="60%" />
        )}
      </Card>
    );
  if (state.isDismissed || state.steps.every(isStepSettled)) return null;
  return (
    <Card px="5" pt="4" pb="1" height="full">
      <Flex justify="space-between" align="start" gap="4" wrap="wrap">
        <div>
          {cardTitle}
          <Text tone="second">{formatStepProgress(state.steps)}</Text>
        </div>
        <Button busy={isSending} onClick={() => dismiss(true)}>
          Hide
        </Button>
      </Flex>
      <StepList steps={state.steps} onDismiss={dismissSteps} />
    </Card>
  );
};

GettingStartedCard.beginReading = () => beginRead(getGettingStarted, {});
