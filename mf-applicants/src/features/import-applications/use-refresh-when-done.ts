import { useEffect } from 'react';
import type { ImportState } from 'server/contract/intake/application-import-constants';
import { refresh } from 'shared-auth';

/** Lists that were looked at before show the imported people too. */
export const useRefreshWhenDone = (state: ImportState | undefined): void => {
  useEffect(() => {
    if (state === 'finished') void refresh('application', 'duplicate');
  }, [state]);
};
