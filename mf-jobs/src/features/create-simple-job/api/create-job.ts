import type { JobCreate } from 'server/contract/jobs/job';
import { createJob } from 'server/contract/jobs/job.calls';
import { useWrite } from 'shared-auth';

/** Creates one job, however often the same input is sent. */
export const useCreateJob = () => {
  const { send } = useWrite(createJob, { createsOnce: true });
  return async (job: JobCreate): Promise<void> => {
    await send({ body: job });
  };
};
