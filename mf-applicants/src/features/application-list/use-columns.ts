import { useMemo } from 'react';
import type { ApplicationRow } from 'server/contract/applicants/application';
import type { Column } from 'shared-ui/table';
import { resolve, useShell } from 'shell/sdk/react';
import { applicantDetail } from '../../../contract';
import { useCompanyDays } from '../../application/use-company-days';
import { newerColumns } from './ui/newer-columns';
import { olderColumns } from './ui/older-columns';

/** Columns of a list; the same until what they draw with changes, so that rows need not be drawn again. */
export const useColumns = (columns: 'newer' | 'older'): readonly Column<ApplicationRow>[] => {
  const shell = useShell();
  const { dayAt } = useCompanyDays();
  return useMemo(() => {
    const addressOf = ({ applicantId: id }: ApplicationRow) =>
      resolve({ to: applicantDetail, params: { id } }, shell).href;
    return columns === 'older' ? olderColumns({ addressOf }) : newerColumns({ dayAt, addressOf });
  }, [columns, shell, dayAt]);
};
