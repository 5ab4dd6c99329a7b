import { useMemo } from 'react';
import type { ApplicationRow } from 'server/contract/applicants/application';
import { useCompanyClock } from 'shared-auth';
import type { Column } from 'shared-ui/table';
import { resolve, useShell } from 'shell/sdk/react';
import { applicantDetail } from '../../../contract';
import { dayWords } from '../../application/day-words';
import { newerColumns } from './ui/newer-columns';
import { olderColumns } from './ui/older-columns';

/** Columns of a list; the same until what they draw with changes, so that rows need not be drawn again. */
export const useColumns = (columns: 'newer' | 'older'): readonly Column<ApplicationRow>[] => {
  const shell = useShell();
  const clock = useCompanyClock();
  return useMemo(() => {
    const addressOf = ({ applicantId: id }: ApplicationRow) =>
      resolve({ to: applicantDetail, params: { id } }, shell).href;
    const wordsOf = (instant: string) => dayWords(clock.dayOf(instant));
    return columns === 'older' ? olderColumns({ addressOf }) : newerColumns({ wordsOf, addressOf });
  }, [columns, shell, clock]);
};
