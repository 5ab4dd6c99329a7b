import type { JobSelection } from 'server/contract/job';
import { deleteJobs } from 'server/contract/job.calls';
import { refresh, useWrite } from 'shared-auth';

/** Deletes in one request, then refreshes every list and figure that counted these jobs. */
export const useDeleteJobs = () => {
  const { send } = useWrite(deleteJobs);
  return async (selection: JobSelection): Promise<void> => {
    await send({ body: selection });
    await refresh('job', 'dashboard');
  };
};
