import type { ApplicationImport, ImportForecast } from 'server/contract/intake/application-import';
import { Box, Button, Card, ErrorState, Flex, Heading, Spinner } from 'shared-ui';
import { Figures, SampleTable } from 'shared-ui/page';
import { useRunImport } from '../api/run-import';
import { rowWords } from 'shared-ui/page';
import { useForecast } from '../use-forecast';
import { FaultTable } from './fault-table';
import { MissingSources } from './missing-sources';

interface Props {
  imported: ApplicationImport;
  known: ImportForecast | undefined;
  onBack: () => void;
}

const nothingGood = 'No row can be imported. Correct the file, or choose other columns.';

/** The third step: what would happen, before it does. */
export const CheckStep = ({ imported, known, onBack }: Props) => {
  const { forecast, isCreating, isChecking, check, error, retry } = useForecast(imported, known);
  const { run, isSending } = useRunImport(imported.id);
  if (error)
    return (
      <ErrorState
        title="The rows could not be checked"
        words={error.message}
        reference={error.requestId}
        onRetry={retry}
      />
    );
  if (!forecast)
    return (
      <Flex justify="center" py="16" color="ink2">
        <Spinner label="Checking the rows" size={22} />
      </Flex>
    );
  const { total, good, bad, suspected, stored, missingSources } = forecast;
  return (
    <>
      <Card p={{ base: '4', md: '5' }} mb="4">
        <Heading level={2} mb="3">
          What would happen
        </Heading>
        <Figures
          figures={[
            { name: 'Rows', count: total },
            { name: 'To be imported', count: good, color: 'ok' },
            { name: 'To be rejected', count: bad, color: 'bad' },
            { name: 'Possible duplicates', count: suspected, color: 'wait' },
          ]}
        />
        <span>{`Rejected rows do not keep the good ones from being imported.${
          suspected > 0
            ? ' Possible duplicates are imported, and wait in the queue of duplicate records.'
            : ''
        }`}</span>
      </Card>
      {missingSources.count > 0 ? (
        <MissingSources missing={missingSources} {...{ isCreating, isChecking }} onCreate={check} />
      ) : null}
      {stored.rows.length > 0 ? (
        <Card p={{ base: '4', md: '5' }} mb="4">
          <Heading level={2} mb="3">
            First rows as they will be stored
          </Heading>
          <SampleTable {...stored} label="First rows as they will be stored" />
        </Card>
      ) : null}
      {bad > 0 ? <FaultTable forecast={forecast} /> : null}
      <Box py="3">
        <Flex gap="2" justify="flex-end" wrap="wrap">
          <Button onClick={onBack}>Back</Button>
          <Button
            variant="main"
            busy={isSending || isChecking}
            disabledReason={good === 0 ? nothingGood : undefined}
            onClick={() => void run()}
          >
            {`Import ${rowWords(good)}`}
          </Button>
        </Flex>
      </Box>
    </>
  );
};
