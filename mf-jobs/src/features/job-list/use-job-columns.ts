import { useMemo } from 'react';
import type { JobRow } from 'server/contract/jobs/job';
import { useCompanyClock } from 'shared-auth';
import { resolve, useShell } from 'shell/sdk/react';
import { jobDetail } from '../../../contract';
import { dayWords } from '../../job/day-words';
import { jobColumns } from './ui/job-columns';

/** Columns of the list; the same until what they draw with changes, so that rows need not be drawn again. */
export const useJobColumns = () => {
  const shell = useShell();
  const clock = useCompanyClock();
  return useMemo(
    () =>
      jobColumns({
        wordsOf: (instant) => dayWords(clock.dayOf(instant)),
        addressOf: ({ jobId: id }: JobRow) =>
          resolve({ to: jobDetail, params: { id } }, shell).href,
      }),
    [shell, clock],
  );
};
