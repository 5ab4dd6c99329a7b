import type { JobRecord } from '../../../contract/jobs/postings/job';
import type { Caller } from '../../server';
import { minimalJob } from './job-parts';

export const jobCalls = (caller: () => Caller) => ({
  create: async (fields: object = minimalJob): Promise<JobRecord> => {
    const answer = await caller().send('POST', '/api/v1/job', { payload: fields });
    expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
    return answer.json().data;
  },
  get: async (id: number): Promise<JobRecord> =>
    (await caller().send('GET', `/api/v1/job/${id}`)).json().data,
  update: (id: number, fields: object) =>
    caller().send('PUT', `/api/v1/job/${id}`, { payload: fields }),
  remove: (...jobId: number[]) =>
    caller().send('POST', '/api/v1/multiple-job-delete', { payload: { jobId } }),
});
