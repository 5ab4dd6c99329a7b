import type { ApplicationImport } from 'server/contract/intake/application-import';
import { Box, Button, Card, Flex, Heading, Notice, Text } from 'shared-ui';
import { Figures, Progress } from 'shared-ui/page';
import { useRunImport } from '../api/run-import';
import { ResultActions } from './result-actions';

interface Props {
  imported: ApplicationImport;
  onAnother: () => void;
}

const titles = {
  uploaded: 'The import begins',
  running: 'The import is running',
  stopped: 'The import has stopped',
  finished: 'The import is done',
} as const;

/** The last step: how far it is, and what became of the rows. */
export const RunStep = ({ imported, onAnother }: Props) => {
  const { id, state, total, imported: taken, rejected, message } = imported;
  const { run, isSending } = useRunImport(id);
  return (
    <Card p={{ base: '4', md: '5' }}>
      <Heading level={2} mb="3" role="status">
        {titles[state]}
      </Heading>
      {state === 'finished' ? null : (
        <Progress done={taken + rejected} total={total} things="rows" />
      )}
      {state === 'stopped' ? (
        <Box mb="4">
          <Notice
            tone="wait"
            title="Nothing is lost"
            words={message}
            action={
              <Button size="sm" busy={isSending} onClick={() => void run()}>
                Go on
              </Button>
            }
          />
        </Box>
      ) : null}
      <Figures
        figures={[
          { name: 'Rows', count: total },
          { name: 'Imported', count: taken, color: 'ok' },
          { name: 'Rejected', count: rejected, color: 'bad' },
        ]}
      />
      {state === 'running' ? (
        <Text tone="second">It goes on when you leave this page; its address leads back here.</Text>
      ) : null}
      {state === 'finished' ? (
        <Flex gap="2" wrap="wrap">
          <ResultActions imported={imported} onAnother={onAnother} />
        </Flex>
      ) : null}
    </Card>
  );
};
