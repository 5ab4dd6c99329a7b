import type { JobRecord } from 'server/contract/jobs/postings/job';
import { createJob, getJob, updateJob } from 'server/contract/jobs/postings/job.calls';
import { send } from 'shared-auth';
import { formDataOf } from 'shell/sdk/forms';
import { toJobChanges, toJobCreateBody } from '../job-body';
import { toJobValues, type JobValues } from '../job-values';

type PlatformIds = readonly number[] | undefined;

/**
 * Creates a job; with the same idempotency key, repeated requests create only one job.
 * @throws ApiError
 */
export const createJobIdempotently = async (
  values: JobValues,
  platforms: PlatformIds,
  key = '',
): Promise<JobRecord> => {
  const body = formDataOf(toJobCreateBody(values, platforms));
  return (await send(createJob, { body, headers: { 'Idempotency-Key': key } })).data;
};

/** @throws ApiError */
export const updateCreatedJob = async (
  id: number,
  values: JobValues,
  platforms: PlatformIds,
): Promise<JobRecord> => {
  const { data: created } = await send(getJob, { params: { id } });
  const changes = toJobChanges(values, toJobValues(created), platforms);
  if (Object.keys(changes).length === 0) return created;
  const body = formDataOf({ ...changes, version: created.version });
  return (await send(updateJob, { params: { id }, body })).data;
};
