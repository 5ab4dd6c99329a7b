import { useEffect, useEffectEvent } from 'react';
import type { DirectoryKind } from 'server/contract/directory/directory-constants';
import { Box, Button, Card, Flex, Heading, Notice, Text } from 'shared-ui';
import { Figures, Progress } from 'shared-ui/page';
import { leadTo, useWayToList } from 'shell/sdk/react';
import { directoryKind } from '../../../../contract';
import type { ReadFile } from './import-steps';
import { LinesTable } from './lines-table';
import { RefusedButton } from './refused-button';
import { useRun } from './use-run';

interface Props {
  kind: DirectoryKind;
  read: ReadFile;
  onDone: () => void;
  onAnother: () => void;
}

const titles = {
  running: 'The import is running',
  stopped: 'The import has stopped',
  finished: 'The import is done',
} as const;

/** The last step: how far it is, and what became of the rows. */
export const RunStep = ({
  kind,
  read: { file, preview, readingOptions },
  onDone,
  onAnother,
}: Props) => {
  const { records, unchanged, refused, refusedFile } = preview;
  const first = preview.missing.filter((one) => readingOptions.create?.includes(one.kind));
  const { run, begin, goOn, cancel } = useRun({ kind, first, records, onDone });
  const list = useWayToList({ to: directoryKind, params: { kind } });
  const start = useEffectEvent(() => void begin());
  useEffect(() => start(), []);
  const { state, done, message } = run;
  return (
    <>
      <Card p={{ base: '4', md: '5' }} mb="4">
        <Box role="status">
          <Heading level={2} mb="3">
            {titles[state]}
          </Heading>
        </Box>
        {state === 'finished' ? null : (
          <Progress done={done} total={records.length} things="rows" />
        )}
        {state === 'stopped' ? (
          <Box mb="4">
            <Notice
              tone="wait"
              title="Nothing is lost"
              words={message}
              action={
                <Button size="sm" onClick={() => void goOn()}>
                  Go on
                </Button>
              }
            />
          </Box>
        ) : null}
        <Figures
          figures={[
            { name: 'New', count: run.created, color: 'ok' },
            { name: 'Changed', count: run.updated, color: 'ok' },
            { name: 'Unchanged', count: unchanged + run.unchanged },
            { name: 'Refused', count: refused + run.refused.length, color: 'bad' },
          ]}
        />
        {state === 'running' ? (
          <Text tone="second" mb="3">
            Stay on this page until it is done. Whatever interrupts it: the same file again goes on
            where it was.
          </Text>
        ) : null}
        <Flex gap="2" wrap="wrap">
          {state === 'running' ? <Button onClick={cancel}>Cancel</Button> : null}
          {state === 'finished' ? (
            <Button variant="main" {...leadTo(list)}>
              Show the list
            </Button>
          ) : null}
          {state === 'running' ? null : (
            <>
              <RefusedButton file={file} text={refusedFile} />
              <Button onClick={onAnother}>Import another file</Button>
            </>
          )}
        </Flex>
      </Card>
      {run.refused.length > 0 ? <LinesTable kind={kind} lines={run.refused} /> : null}
    </>
  );
};
