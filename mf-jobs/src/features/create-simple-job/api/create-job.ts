import type { JobCreate, JobUpdate } from 'server/contract/jobs/postings/job';
import { createJob, updateJob } from 'server/contract/jobs/postings/job.calls';
import { send } from 'shared-auth';

/**
 * Creates a job; with the same idempotency key, repeated requests create only one job.
 * @throws ApiError
 */
export const createSimpleJob = async (body: JobCreate, key = ''): Promise<void> => {
  await send(createJob, { body, headers: { 'Idempotency-Key': key } });
};

/** @throws ApiError */
export const updateCreatedSimpleJob = async (id: number, body: JobUpdate): Promise<void> => {
  await send(updateJob, { params: { id }, body });
};
