import type { JobRecord } from 'server/contract/jobs/job';
import { createJob, getJob, updateJob } from 'server/contract/jobs/job.calls';
import { createdIdOf, send } from 'shared-auth';
import { changesOf, jobOf } from '../job-body';
import { valuesOf, type JobValues } from '../job-values';
import { formDataOf } from './form-data';

/**
 * Creates one job for a key. Where the key has created it before the form was changed, the job is
 * changed. @throws ApiError
 */
export const createJobOnce = async (
  values: JobValues,
  platforms: readonly number[] | undefined,
  key = '',
): Promise<JobRecord> => {
  try {
    const body = formDataOf(jobOf(values, platforms));
    const { data } = await send(createJob, { body, headers: { 'Idempotency-Key': key } });
    return data;
  } catch (error) {
    const id = createdIdOf(error);
    if (id === undefined) throw error;
    const { data: created } = await send(getJob, { params: { id } });
    const changes = changesOf(values, valuesOf(created), platforms);
    if (Object.keys(changes).length === 0) return created;
    const body = formDataOf({ ...changes, version: created.version });
    const { data } = await send(updateJob, { params: { id }, body });
    return data;
  }
};
