import type { ComponentProps, ReactNode } from 'react';
import type { StoredRows } from 'server/contract/platform/files/csv-file';
import { Box, Button, Card, Flex, Heading } from 'shared-ui';
import { Figures, rowWords, SampleTable } from 'shared-ui/page';
import { MissingFromFile, type MissingFromFileProps } from './missing-from-file';

interface Props<Kind> extends ComponentProps<typeof Figures>, MissingFromFileProps<Kind> {
  words: string;
  stored: StoredRows;
  /** Number of rows that the import would write; if the number is 0, `nothing` gives the reason. */
  count: number;
  nothing: string;
  isStarting?: boolean;
  actions?: ReactNode;
  onBack: () => void;
  onRun: () => void;
  children: ReactNode;
}

/** Third step of an import: expected outcome, missing records, and first rows as they will be stored. */
export const ImportCheckStep = <Kind extends string>({
  figures,
  words,
  stored,
  count,
  nothing,
  isStarting = false,
  actions,
  onBack,
  onRun,
  children,
  ...creation
}: Props<Kind>) => (
  <>
    <Card p={{ base: '4', md: '5' }} mb="4">
      <Heading level={2} mb="3">
        What would happen
      </Heading>
      <Figures figures={figures} />
      {words}
    </Card>
    <MissingFromFile {...creation} />
    {stored.rows.length > 0 ? (
      <Card p={{ base: '4', md: '5' }} mb="4">
        <Heading level={2} mb="3">
          First rows as they will be stored
        </Heading>
        <SampleTable {...stored} label="First rows as they will be stored" />
      </Card>
    ) : null}
    {children}
    <Box py="3">
      <Flex gap="2" justify="flex-end" wrap="wrap">
        {actions}
        <Button onClick={onBack}>Back</Button>
        <Button
          variant="main"
          busy={isStarting || creation.isChecking}
          disabledReason={count === 0 ? nothing : undefined}
          onClick={onRun}
        >
          {`Import ${rowWords(count)}`}
        </Button>
      </Flex>
    </Box>
  </>
);
