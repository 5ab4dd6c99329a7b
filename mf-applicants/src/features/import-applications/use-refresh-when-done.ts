import { useEffect } from 'react';
import type { ImportState } from 'server/contract/intake/application-import-constants';
import { refresh } from 'shared-auth';
import { refreshApplications } from '../../application/refresh-applications';

/** Lists that were looked at before show the imported people too. */
export const useRefreshWhenDone = (state: ImportState | undefined): void => {
  useEffect(() => {
    if (state !== 'finished') return;
    void refreshApplications();
    void refresh('duplicate-records');
  }, [state]);
};
