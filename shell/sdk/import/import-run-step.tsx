import type { ComponentProps, ReactNode } from 'react';
import { Box, Button, Card, Flex, Heading, Notice, Text } from 'shared-ui';
import { Figures, Progress } from 'shared-ui/page';

const runStateTitles = {
  uploaded: 'The import begins',
  running: 'The import is running',
  stopped: 'The import has stopped',
  finished: 'The import is done',
} as const;

interface Props extends ComponentProps<typeof Figures> {
  state: keyof typeof runStateTitles;
  done: number;
  total: number;
  message: string;
  isStarting?: boolean;
  onGoOn: () => void;
  words: string;
  actions?: ReactNode;
}

/** Last step of an import: progress, then the outcome of the rows. */
export const ImportRunStep = ({ state, message, words, figures, actions, ...run }: Props) => (
  <Card p={{ base: '4', md: '5' }} mb="4">
    <Box role="status">
      <Heading level={2} mb="3">
        {runStateTitles[state]}
      </Heading>
    </Box>
    {state === 'finished' ? null : <Progress done={run.done} total={run.total} things="rows" />}
    {state === 'stopped' ? (
      <Box mb="4">
        <Notice
          tone="wait"
          title="Nothing is lost"
          words={message}
          action={
            <Button size="sm" busy={run.isStarting ?? false} onClick={run.onGoOn}>
              Go on
            </Button>
          }
        />
      </Box>
    ) : null}
    <Figures figures={figures} />
    {state === 'running' ? (
      <Text tone="second" mb={actions ? '3' : '0'}>
        {words}
      </Text>
    ) : null}
    {actions ? (
      <Flex gap="2" wrap="wrap">
        {actions}
      </Flex>
    ) : null}
  </Card>
);
