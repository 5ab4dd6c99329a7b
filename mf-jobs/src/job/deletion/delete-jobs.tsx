import type { JobSelection } from 'server/contract/jobs/job';
import { messages } from 'server/contract/messages';
import { ConfirmDelete } from 'shared-ui';
import { notify } from 'shell/sdk/react';
import { useDeleteJobs } from './use-delete-jobs';
import { useJobsImpact } from './use-jobs-impact';
import { impactWords } from './impact-words';

/** Jobs that a person asked to delete, and how they are called in the question. */
export interface JobsToDelete {
  jobs: JobSelection;
  name: string;
}

interface Props extends JobsToDelete {
  onClose: () => void;
  /** Called before lists are fetched again: the moment to leave what was deleted. */
  onDeleted?: () => void;
}

/** Asks before jobs are deleted, and says first how many open applicants go with them. */
export const DeleteJobs = ({ jobs, name, onClose, onDeleted }: Props) => {
  const { impact, error } = useJobsImpact(jobs);
  const deleteJobs = useDeleteJobs(onDeleted);
  return (
    <ConfirmDelete
      open
      title={`Delete ${name}`}
      extra={impactWords(impact, error)}
      onDelete={async () => {
        await deleteJobs(jobs);
        notify.success(messages.submitted);
      }}
      onClose={onClose}
    />
  );
};
