import { useMemo } from 'react';
import type { JobRow } from 'server/contract/jobs/postings/job';
import { resolve, useShell } from 'shell/sdk/react';
import { jobDetail } from '../../../contract';
import { useCompanyDays } from '../../job/use-company-days';
import { getJobColumns } from './ui/job-columns';

/** The array stays the same until its inputs change, so that rows do not re-render. */
export const useJobColumns = () => {
  const shell = useShell();
  const { dayAt } = useCompanyDays();
  return useMemo(
    () =>
      getJobColumns({
        dayAt,
        addressOf: ({ jobId: id }: JobRow) =>
          resolve({ to: jobDetail, params: { id } }, shell).href,
      }),
    [shell, dayAt],
  );
};
