import { useMemo } from 'react';
import type { JobRow } from 'server/contract/jobs/job';
import { resolve, useShell } from 'shell/sdk/react';
import { jobDetail } from '../../../contract';
import { useCompanyDays } from '../../job/use-company-days';
import { jobColumns } from './ui/job-columns';

/** Columns of the list; the same until what they draw with changes, so that rows need not be drawn again. */
export const useJobColumns = () => {
  const shell = useShell();
  const { dayAt } = useCompanyDays();
  return useMemo(
    () =>
      jobColumns({
        dayAt,
        addressOf: ({ jobId: id }: JobRow) =>
          resolve({ to: jobDetail, params: { id } }, shell).href,
      }),
    [shell, dayAt],
  );
};
