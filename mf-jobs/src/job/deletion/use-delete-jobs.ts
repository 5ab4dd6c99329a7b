import type { JobSelection } from 'server/contract/jobs/job';
import { deleteJobs } from 'server/contract/jobs/job.calls';
import { refresh, useWrite } from 'shared-auth';

/** Deletes in one request, and refreshes what counted these jobs once the asker has left them. */
export const useDeleteJobs = (onDeleted?: () => void) => {
  const { send } = useWrite(deleteJobs);
  return async (selection: JobSelection): Promise<void> => {
    await send({ body: selection });
    onDeleted?.();
    await refresh('job', 'dashboard');
  };
};
