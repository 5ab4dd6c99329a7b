import type { ApplicationImport, ImportForecast } from 'server/contract/intake/application-import';
import { useLookup } from 'shared-auth/lookups';
import { useOfferedJob } from '../../../application/use-offered-job';
import { ColumnsForm } from './columns-form';
import { ImportOnItsWay } from './import-on-its-way';
import { ReadingCard } from './reading-card';

interface Props {
  imported: ApplicationImport;
  file: File | undefined;
  onReadAgain: (imported: ApplicationImport) => void;
  onForecast: (forecast: ImportForecast) => void;
  onAnother: () => void;
}

/** The second step. Waits for the names of what was chosen before, so that the form opens with them. */
export const ColumnsStep = ({ imported, file, onReadAgain, ...rest }: Props) => {
  const { jobId, sourceId } = imported;
  const { job, isKnown } = useOfferedJob(jobId ?? undefined);
  const sources = useLookup('sources', sourceId === null ? null : { ids: [sourceId] });
  if (!isKnown || sources.isLoading) return <ImportOnItsWay />;
  const source = sources.items.find(({ id }) => id === sourceId) ?? null;
  return (
    <>
      <ReadingCard {...{ imported, file, onReadAgain }} />
      <ColumnsForm
        imported={imported}
        forAll={{ jobForAll: job, sourceForAll: source && { id: source.id, label: source.label } }}
        {...rest}
      />
    </>
  );
};
