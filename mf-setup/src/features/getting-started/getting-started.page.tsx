import { Box, Button, Card, ErrorState, PageHead } from 'shared-ui';
import { PartOnItsWay } from 'shared-ui/page';
import { formatStepProgress } from './format-progress';
import { StepList } from './step-list';
import { useGettingStarted } from './use-getting-started';

export const GettingStartedPage = () => {
  const { state, error, reload, dismiss, dismissSteps, isSending } = useGettingStarted();
  return (
    <>
      <PageHead
        title="Getting started"
        words={state && formatStepProgress(state.steps)}
        actions={
          state && (
            <Button busy={isSending} onClick={() => dismiss(!state.isDismissed)}>
              {state.isDismissed ? 'Show on the dashboard' : 'Hide from the dashboard'}
            </Button>
          )
        }
      />
      <Box maxWidth="880px">
        {state ? (
          <Card px="5" py="1">
            <StepList steps={state.steps} onDismiss={dismissSteps} />
          </Card>
        ) : error ? (
          <ErrorState
            title="The steps could not be loaded"
            words={error.message}
            onRetry={reload}
          />
        ) : (
          <PartOnItsWay facts={5} />
        )}
      </Box>
    </>
  );
};
