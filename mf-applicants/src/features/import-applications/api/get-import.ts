import { useEffect, useEffectEvent } from 'react';
import type { ApplicationImport } from 'server/contract/intake/application-import';
import { getImport } from 'server/contract/intake/application-import.calls';
import { useRead, type ApiError } from 'shared-auth';

const every = 1_000;

interface ImportRead {
  imported: ApplicationImport | undefined;
  error: ApiError | undefined;
  reload: () => void;
}

/** An import; while it runs it is asked for again and again. */
export const useImport = (id: number): ImportRead => {
  const { data, error, reload } = useRead(getImport, { params: { id } });
  const isRunning = data?.data.state === 'running';
  const ask = useEffectEvent(reload);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => ask(), every);
    return () => clearInterval(timer);
  }, [isRunning]);
  return { imported: data?.data, error, reload };
};
