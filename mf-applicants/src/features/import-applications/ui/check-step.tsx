import { useEffect, useEffectEvent, useState } from 'react';
import type { ApplicationImport } from 'server/contract/applicants/intake/application-import';
import {
  importMessages,
  maxCreatedSources,
} from 'server/contract/applicants/intake/application-import-constants';
import { usePermission } from 'shared-auth';
import { ErrorState, Flex, Spinner } from 'shared-ui';
import { ImportCheckStep } from 'shell/sdk/import';
import { useRunImport } from '../api/run-import';
import type { useImportForecast } from '../use-import-forecast';
import { RowFaultsTable } from './row-faults-table';

interface Props extends ReturnType<typeof useImportForecast> {
  imported: ApplicationImport;
  onBack: () => void;
}

export const CheckStep = ({ imported, forecast, isChecking, error, check, onBack }: Props) => {
  const { id, mapping, jobId, sourceId, createSources } = imported;
  const [isCreating, setCreating] = useState(createSources);
  const ask = (withSources = isCreating) => {
    if (!mapping) return;
    check({ mapping, jobId, sourceId, createSources: withSources }).catch(() => undefined);
  };
  const begin = useEffectEvent(() => {
    if (!forecast) ask();
  });
  useEffect(() => begin(), []);
  const { run, isSending } = useRunImport(id);
  const { isForbidden, reason } = usePermission('setup:edit-hiring');
  if (error && !isChecking)
    return (
      <ErrorState
        title="The rows could not be checked"
        words={error.message}
        reference={error.requestId}
        onRetry={() => ask()}
      />
    );
  if (!forecast || error)
    return (
      <Flex justify="center" py="16" color="ink2">
        <Spinner label="Checking the rows" size={22} />
      </Flex>
    );
  const { total, good, bad, suspected, stored, missingSources } = forecast;
  const mayNotCreate = isForbidden ? importMessages.createsNone : reason;
  const disabledReason =
    missingSources.count > maxCreatedSources ? importMessages.tooManySources : mayNotCreate;
  const sources = { kind: 'source', one: 'source', many: 'sources', ...missingSources } as const;
  return (
    <ImportCheckStep
      figures={[
        { name: 'Rows', count: total },
        { name: 'To be imported', count: good, color: 'ok' },
        { name: 'To be rejected', count: bad, color: 'bad' },
        { name: 'Possible duplicates', count: suspected, color: 'wait' },
      ]}
      words={`Rejected rows do not keep the good ones from being imported.${
        suspected > 0
          ? ' Possible duplicates are imported, and wait in the queue of duplicate records.'
          : ''
      }`}
      missing={missingSources.count > 0 ? [{ ...sources, disabledReason }] : []}
      created={isCreating ? ['source'] : []}
      onCreate={(kinds) => {
        setCreating(kinds.includes('source'));
        ask(kinds.includes('source'));
      }}
      stored={stored}
      count={good}
      nothing="No row can be imported. Correct the file, or choose other columns."
      isChecking={isChecking}
      isStarting={isSending}
      onBack={onBack}
      onRun={run}
    >
      {bad > 0 ? <RowFaultsTable forecast={forecast} /> : null}
    </ImportCheckStep>
  );
};
