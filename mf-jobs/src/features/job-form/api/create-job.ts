import type { JobCreate, JobRecord } from 'server/contract/jobs/job';
import { createJob } from 'server/contract/jobs/job.calls';
import { useWrite } from 'shared-auth';
import { formDataOf } from './form-data';

/** Creates one job, however often the same input is sent. */
export const useCreateJob = () => {
  const { send } = useWrite(createJob, { createsOnce: true });
  return async (job: JobCreate): Promise<JobRecord> => {
    const { data } = await send({ body: formDataOf(job) });
    return data;
  };
};
