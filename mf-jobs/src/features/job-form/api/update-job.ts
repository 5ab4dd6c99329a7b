import type { JobRecord, JobUpdate } from 'server/contract/jobs/postings/job';
import { updateJob } from 'server/contract/jobs/postings/job.calls';
import { useWrite } from 'shared-auth';
import { formDataOf } from 'shell/sdk/forms';

export const useUpdateJob = (id: number) => {
  const { send } = useWrite(updateJob);
  return async (changes: JobUpdate): Promise<JobRecord> => {
    const { data } = await send({ params: { id }, body: formDataOf(changes) });
    return data;
  };
};
