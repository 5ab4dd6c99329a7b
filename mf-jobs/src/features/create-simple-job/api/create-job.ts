import type { JobCreate } from 'server/contract/jobs/job';
import { createJob } from 'server/contract/jobs/job.calls';
import { send } from 'shared-auth';

/** Creates one job for a key, however often it is sent. @throws ApiError */
export const createSimpleJob = async (body: JobCreate, key = ''): Promise<void> => {
  await send(createJob, { body, headers: { 'Idempotency-Key': key } });
};
