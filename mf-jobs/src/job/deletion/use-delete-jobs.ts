import type { JobSelection } from 'server/contract/jobs/job';
import { deleteJobs } from 'server/contract/jobs/job.calls';
import { useWrite } from 'shared-auth';

/** Deletes in one request. */
export const useDeleteJobs = (onDeleted?: () => void) => {
  const { send } = useWrite(deleteJobs);
  return async (selection: JobSelection): Promise<void> => {
    await send({ body: selection });
    onDeleted?.();
  };
};
