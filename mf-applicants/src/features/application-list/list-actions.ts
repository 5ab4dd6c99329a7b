import type { ApplicationRow, ApplicationSelection } from 'server/contract/applicants/application';
import { useListExport, usePermission } from 'shared-auth';
import type { MenuEntry } from 'shared-ui';
import { openPanel } from 'shell/sdk/react';
import { applicantStatus } from '../../../contract';
import type { ApplicationsToDelete } from '../../application/deletion/delete-applications';
import { exportApplications } from '../../application/export-applications';
import { counted } from '../../application/counted';
import { nameOf } from '../../application/name-of';
import type { SelectedApplications } from './selected-applications.rule';

/** Export and Delete of applicants, for a row, a selection or the whole list; Status of a selection. */
export const useListActions = (askToDelete: (applications: ApplicationsToDelete) => void) => {
  const mayExport = useListExport();
  const mayDelete = usePermission('application:delete');
  const mayMove = usePermission('application:status');
  const exported = (applications: ApplicationSelection): MenuEntry => ({
    id: 'export',
    label: 'Export',
    ...mayExport.offer(),
    onSelect: () => void exportApplications(applications),
  });
  const deleted = (applications: ApplicationSelection, name: string, isOpen = true): MenuEntry => ({
    id: 'delete',
    label: 'Delete',
    tone: 'bad',
    ...mayDelete.offer(isOpen),
    onSelect: () => askToDelete({ applications, name }),
  });
  return {
    exported,
    exportRow: ({ applicantId }: ApplicationRow) => exported({ applicantId: [applicantId] }),
    deleteRow: (row: ApplicationRow) => ({
      ...deleted({ applicantId: [row.applicantId] }, nameOf(row), row.may.includes('delete')),
      divided: true,
    }),
    ofSelection: (
      { applications, applicants, refusal }: SelectedApplications,
      count: number,
    ): MenuEntry[] => {
      const status: MenuEntry = {
        id: 'status',
        label: 'Status',
        ...mayMove.offer(),
        onSelect: () => {
          if (applicants) void openPanel(applicantStatus, applicants);
        },
      };
      const shown = [
        status,
        exported(applications ?? {}),
        deleted(applications ?? {}, counted(count)),
      ];
      return refusal === undefined
        ? shown
        : shown.map((entry) => ({ ...entry, disabledReason: refusal }));
    },
  };
};
export type ListActions = ReturnType<typeof useListActions>;
