import type { ApplicationImport, ImportForecast } from 'server/contract/intake/application-import';
import { useLookup } from 'shared-auth/lookups';
import { useOfferedJob } from '../../../application/use-offered-job';
import { ColumnsForm } from './columns-form';
import { ImportOnItsWay } from './import-on-its-way';

interface Props {
  imported: ApplicationImport;
  onForecast: (forecast: ImportForecast) => void;
  onAnother: () => void;
}

/** Waits for the names of what was chosen before, so that the form opens with them. */
export const ColumnsStep = ({ imported, ...rest }: Props) => {
  const { jobId, sourceId } = imported;
  const { job, isKnown } = useOfferedJob(jobId ?? undefined);
  const sources = useLookup('sources', sourceId === null ? null : { ids: [sourceId] });
  if (!isKnown || sources.isLoading) return <ImportOnItsWay />;
  const source = sources.items.find(({ id }) => id === sourceId) ?? null;
  return (
    <ColumnsForm
      imported={imported}
      forAll={{ jobForAll: job, sourceForAll: source && { id: source.id, label: source.label } }}
      {...rest}
    />
  );
};
