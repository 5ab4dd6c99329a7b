import { useEffect, useEffectEvent } from 'react';
import type { ApplicationImport } from 'server/contract/applicants/intake/application-import';
import { getImport } from 'server/contract/applicants/intake/application-import.calls';
import { refresh, useRead, type ApiError } from 'shared-auth';

const pollInterval = 1_000;

interface ApplicationImportRead {
  imported: ApplicationImport | undefined;
  error: ApiError | undefined;
  reload: () => void;
}

/** Polls a running import; when the import has finished, lists reload to show its applicants. */
export const useApplicationImport = (id: number | undefined): ApplicationImportRead => {
  const { data, error, reload } = useRead(getImport, id === undefined ? null : { params: { id } });
  // While another import loads, `data` is still the previous import.
  const imported = data?.data.id === id ? data?.data : undefined;
  const state = imported?.state;
  const ask = useEffectEvent(reload);
  useEffect(() => {
    if (state === 'finished') void refresh('application', 'duplicate');
    if (state !== 'running') return undefined;
    const timer = setInterval(() => ask(), pollInterval);
    return () => clearInterval(timer);
  }, [state]);
  return { imported, error, reload };
};
