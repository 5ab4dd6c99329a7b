import type { DirectoryKind } from 'server/contract/directory/directory-constants';
import { Box, Button, Card, Flex, Heading } from 'shared-ui';
import { Figures, rowWords } from 'shared-ui/page';
import type { ReadFile } from './import-steps';
import { LinesTable } from './lines-table';
import { RefusedButton } from './refused-button';

interface Props {
  kind: DirectoryKind;
  read: ReadFile;
  onBack: () => void;
  onRun: () => void;
}

/** The third step: what would happen, before it does. */
export const CheckStep = ({ kind, read: { file, preview }, onBack, onRun }: Props) => {
  const { total, created, updated, unchanged, refused, lines, records, refusedFile } = preview;
  return (
    <>
      <Card p={{ base: '4', md: '5' }} mb="4">
        <Heading level={2} mb="3">
          What would happen
        </Heading>
        <Figures
          figures={[
            { name: 'Rows', count: total },
            { name: 'New', count: created, color: 'ok' },
            { name: 'Changed', count: updated, color: 'ok' },
            { name: 'Unchanged', count: unchanged },
            { name: 'Refused', count: refused, color: 'bad' },
          ]}
        />
        Refused rows do not keep the others from being imported.
      </Card>
      <LinesTable kind={kind} lines={lines} />
      <Box py="3">
        <Flex gap="2" justify="flex-end" wrap="wrap">
          <RefusedButton file={file} text={refusedFile} />
          <Button onClick={onBack}>Back</Button>
          <Button
            variant="main"
            disabledReason={
              records.length === 0
                ? 'There is nothing to write: no row is new or changed.'
                : undefined
            }
            onClick={onRun}
          >
            {`Import ${rowWords(records.length)}`}
          </Button>
        </Flex>
      </Box>
    </>
  );
};
