import { useMemo } from 'react';
import type { ApplicationRow } from 'server/contract/applicants/applications/application';
import type { Column } from 'shared-ui/table';
import { resolve, useShell } from 'shell/sdk/react';
import { applicantDetail } from '../../../contract';
import { useCompanyDays } from '../../application/use-company-days';
import { getNewerApplicationColumns } from './ui/newer-columns';
import { getOlderApplicationColumns } from './ui/older-columns';

/** The array stays the same until its inputs change, so that rows do not re-render. */
export const useApplicationColumns = (
  columns: 'newer' | 'older',
): readonly Column<ApplicationRow>[] => {
  const shell = useShell();
  const { dayAt } = useCompanyDays();
  return useMemo(() => {
    const addressOf = ({ applicantId: id }: ApplicationRow) =>
      resolve({ to: applicantDetail, params: { id } }, shell).href;
    return columns === 'older'
      ? getOlderApplicationColumns({ addressOf })
      : getNewerApplicationColumns({ dayAt, addressOf });
  }, [columns, shell, dayAt]);
};
