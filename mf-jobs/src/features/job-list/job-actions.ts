import type { JobRow, JobSelection } from 'server/contract/jobs/job';
import { useListExport, usePermission } from 'shared-auth';
import type { MenuEntry } from 'shared-ui';
import type { JobsToDelete } from '../../job/deletion/delete-jobs';
import { exportJobs } from './export-jobs';
import type { SelectedJobs } from './selected-jobs.rule';

/** Export and Delete of jobs, for a row, a selection or the whole list. */
export const useJobActions = (askToDelete: (jobs: JobsToDelete) => void) => {
  const mayExport = useListExport();
  const mayDelete = usePermission('job:delete');
  const exported = (jobs: JobSelection): MenuEntry => ({
    id: 'export',
    label: 'Export',
    ...mayExport.offer(),
    onSelect: () => void exportJobs(jobs),
  });
  const deleted = (jobs: JobSelection, name: string, isOpen = true): MenuEntry => ({
    id: 'delete',
    label: 'Delete',
    tone: 'bad',
    ...mayDelete.offer(isOpen),
    onSelect: () => askToDelete({ jobs, name }),
  });
  return {
    exported,
    ofRow: ({ jobId, jobTitle, may }: JobRow): { exported: MenuEntry; deleted: MenuEntry } => ({
      exported: exported({ jobId: [jobId] }),
      deleted: deleted({ jobId: [jobId] }, jobTitle, may.includes('delete')),
    }),
    ofSelection: ({ jobs, count, refusal }: SelectedJobs): MenuEntry[] => {
      const shown = [exported(jobs ?? {}), deleted(jobs ?? {}, `${count ?? 0} jobs`)];
      return jobs ? shown : shown.map((entry) => ({ ...entry, disabledReason: refusal }));
    },
  };
};
